// Code that scrolls is reached by the keyboard.
for (const code of document.querySelectorAll("pre > code"))
  if (code.scrollWidth > code.clientWidth) code.tabIndex = 0;
