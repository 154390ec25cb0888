import { Ear, Flame, Leaf, MessageCircle, Target, Zap, type Icon } from "~/ui/icons";

const icons: Readonly<Record<number, Icon>> = { 1: Ear, 2: Flame, 3: Target, 4: Leaf, 5: Zap };

/** A style of the mentor, drawn. No face: nobody is there. */
export function StyleIcon({ number, className }: { number: number; className: string }) {
  const Drawn = icons[number] ?? MessageCircle;
  return <Drawn className={className} />;
}
