import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

// In one go, not as a transition: React 18 gives up ("Root did not complete") when somebody presses a button between two
// slices of the hydration of a whole document.
hydrateRoot(document, <RemixBrowser />);
