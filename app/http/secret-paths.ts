/**
 * Where the next part of a path is a secret, a parameter called `:token` or `:key`: whoever has it is let in. Looks at these are
 * counted, so that nobody tries keys at speed, and deploy/nginx.conf writes none of them down.
 */
const secretPaths = [
  "/orders/",
  "/ebook/download/",
  "/doradca-prawny/umowa/",
  "/unsubscribe/",
  "/cases/",
  "/report/confirm/",
];

/** Whether a path carries a secret, in whichever case it is written: the router does not mind. */
export const holdsSecret = (pathname: string): boolean =>
  secretPaths.some((path) => pathname.toLowerCase().startsWith(path));
