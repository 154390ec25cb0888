import type { ConstellationKey } from "~/sky/constellations";
import { drawn } from "./drawn";
import { figureSize } from "./figure-size";

/** A constellation on the night, as a file that browsers keep: for those that more than one page shows. */
export function FigurePicture({ name, className }: { name: ConstellationKey; className?: string }) {
  return <img src={drawn(`figure-${name}`)} {...figureSize} alt="" className={className} />;
}
