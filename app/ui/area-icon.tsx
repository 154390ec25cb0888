import {
  BookOpen,
  BriefcaseBusiness,
  Footprints,
  Heart,
  Mail,
  MessagesSquare,
  MoonStar,
  Scale,
  Waves,
  type Icon,
} from "./icons";
import type { Area } from "~/site/areas";
import type { NavigationLink } from "~/site/navigation";
import { classNames } from "./class-names";

const areaIcons: Record<Area, Icon> = {
  spirituality: MoonStar,
  emotions: Waves,
  dating: Heart,
  career: BriefcaseBusiness,
  law: Scale,
  books: BookOpen,
  community: MessagesSquare,
  fitness: Footprints,
};

export function AreaIcon({ area, className }: { area: Area; className?: string }) {
  const Icon = areaIcons[area];
  return (
    <span
      data-area={area}
      className={classNames(
        "inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-area-soft text-area-ink",
        className,
      )}
    >
      <Icon className="size-6" />
    </span>
  );
}

export function NavigationIcon({
  area,
  icon,
  className,
}: Pick<NavigationLink, "area" | "icon"> & { className: string }) {
  const Icon = icon === "mail" ? Mail : areaIcons[area];
  return <Icon aria-hidden="true" className={className} />;
}
