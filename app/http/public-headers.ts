/**
 * Headers of a page that is the same for everybody who is not signed in.
 * @param seconds for how long caches may keep it
 */
export const publicFor = (seconds: number): Record<string, string> => ({
  "Cache-Control": `public, max-age=${seconds}`,
  Vary: "Cookie",
});
