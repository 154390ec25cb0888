import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

// Remix reads an answer up to its first line: once the page that asked is gone, the rest is cut off, and nobody hears of it.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError")
    event.preventDefault();
});

hydrateRoot(document, <RemixBrowser />);
