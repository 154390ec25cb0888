import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

// Only a page that writes `<Scripts />` ever loads this; documents do not.
hydrateRoot(document, <RemixBrowser />);
