import type { Reading } from "./reading";
import type { Sections } from "./sections";

/** What `npm run samples` leaves of a sample beside its file and pictures. */
export type RenderedSample = {
  digest: string;
  /** Size of every picture in pixels, and a digest of each, which stands in its address. */
  picture: { width: number; height: number; digests: readonly string[] };
  /** What each page says, as its file is read. */
  pages: readonly (readonly Reading[])[];
  /** The whole, as it is read on a page. */
  sections: Sections;
};
