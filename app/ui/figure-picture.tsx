import type { ConstellationKey } from "~/sky/constellations";
import { drawn } from "./drawn";
import { figureIconSize, figureSize } from "./figure-size";

/** A constellation on the night, as a file that browsers keep: for those that more than one page shows. */
export function FigurePicture({ name, className }: { name: ConstellationKey; className?: string }) {
  return <img src={drawn(`figure-${name}`)} {...figureSize} alt="" className={className} />;
}

/** The same as an icon, on the soft colour of its area; nothing for a figure that has none. */
export function FigureIcon({ name }: { name: ConstellationKey }) {
  const source = drawn(`icon-${name}`);
  if (source === "") return null;
  return (
    <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-control bg-area-soft">
      <img src={source} {...figureIconSize} alt="" className="w-11" />
    </span>
  );
}
