import type { Persona } from "~/site/personas";
import { drawn } from "./drawn";
import type { medallions } from "./movement-figure";

type PictureProps = { className?: string };

/** Where a persona's portrait is. */
export const portraitAddress = ({ id }: Pick<Persona, "id">): string => drawn(`portrait-${id}`);

/** A persona's portrait. Their name stands beside it, so it says nothing itself. */
export function Portrait({ persona, className }: PictureProps & { persona: Pick<Persona, "id"> }) {
  return <RoundPicture src={portraitAddress(persona)} className={className} />;
}

export function MovementMedallion({
  figure,
  className,
}: PictureProps & { figure: (typeof medallions)[number] }) {
  return <RoundPicture src={drawn(`medallion-${figure}`)} className={className} />;
}

function RoundPicture({ src, className }: PictureProps & { src: string }) {
  return <img src={src} width="200" height="200" alt="" loading="lazy" className={className} />;
}
