import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Decodes what the loaders said, which `RemixBrowser` does when it is first called, throwing a promise meanwhile. Thrown
 * amid hydration, above any boundary, it makes React 18 fail ("Root did not complete") if somebody presses a button then.
 */
async function loaderDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

void loaderDataDecoded().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  }),
);
