"""Programs that write the pages and figures which come from the code and from results files."""
