import type { MentorStyle } from "~/services/talks/styles";
import { Ear, Flame, Leaf, Target, Zap, type Icon } from "~/ui/icons";

const icons: Readonly<Record<MentorStyle["icon"], Icon>> = {
  ear: Ear,
  flame: Flame,
  target: Target,
  leaf: Leaf,
  zap: Zap,
};

/** A style of the mentor, drawn. No face: nobody is there. */
export function StyleIcon({ icon, className }: { icon: MentorStyle["icon"]; className: string }) {
  const Drawn = icons[icon];
  return <Drawn className={className} />;
}
