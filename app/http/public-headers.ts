/**
 * Headers of a page that is the same for everybody who is not signed in. Browsers and proxies may keep it, but ask each
 * time whether it still holds: prices and what is on sale change at once, and what day it is at midnight.
 */
export const publicHeaders: Record<string, string> = {
  "Cache-Control": "public, no-cache",
  Vary: "Cookie",
};
