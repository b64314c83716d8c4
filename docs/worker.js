// Browsers start no worker for pages that are opened as files; the search is one. Here its script runs in a frame.
if (location.protocol === "file:")
  window.Worker = class extends EventTarget {
    constructor(script) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.documentElement.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = data => this.dispatchEvent(new MessageEvent("message", {data}));
      const code = frame.contentDocument.createElement("script");
      this.started = new Promise(resolve => { code.onload = resolve; });
      code.src = script;
      frame.contentDocument.head.append(code);
    }
    postMessage(data) {
      this.started.then(() => this.inside.dispatchEvent(new MessageEvent("message", {data})));
    }
  };
