import { drawConstellation } from "~/sky/drawing";
import { ConstellationDrawing, type ConstellationLook } from "./constellation-drawing";

type ConstellationProps = ConstellationLook & {
  name: string;
  width?: number;
  height?: number;
};

/**
 * A constellation as it stands in the sky. Brings the whole star catalogue along: on pages with scripts, draw in the
 * loader and use `ConstellationDrawing`.
 */
export function Constellation({ name, width = 240, height = 180, ...look }: ConstellationProps) {
  const drawing = drawConstellation(name, { width, height });
  return drawing && <ConstellationDrawing drawing={drawing} {...look} />;
}
