import type { ConstellationKey } from "~/sky/constellations";
import { drawn } from "./drawn";
import { figureIconSize, figureSize } from "./figure-size";

/** A constellation on the night, as a file that browsers keep: for those that more than one page shows. */
export function FigurePicture({ name, className }: { name: ConstellationKey; className?: string }) {
  return <img src={drawn(`figure-${name}`)} {...figureSize} alt="" className={className} />;
}

/** The same as an icon, on the soft colour of its area. */
export function FigureIcon({ name }: { name: ConstellationKey }) {
  return (
    <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-control bg-area-soft">
      <img src={drawn(`icon-${name}`)} {...figureIconSize} alt="" className="w-11" />
    </span>
  );
}
