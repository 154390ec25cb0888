import type { ComponentType, SVGProps } from "react";
import { classNames } from "./class-names";
import { sprite } from "./sprite";

export type Icon = ComponentType<Omit<SVGProps<SVGSVGElement>, "children">>;

/**
 * An icon of Lucide, by its name there: a line or two of HTML that name a shape in a file which browsers keep, where the shape
 * itself would be drawn anew with every page. `npm run icons` writes that file.
 */
function icon(name: string): Icon {
  const href = `${sprite}#${name}`;
  const Drawn: Icon = ({ className, ...rest }) => (
    <svg
      width="24"
      height="24"
      aria-hidden="true"
      {...rest}
      className={classNames("icon", className)}
    >
      <use href={href} />
    </svg>
  );
  return Drawn;
}

export const ArrowLeft = icon("arrow-left");
export const ArrowRight = icon("arrow-right");
export const Bell = icon("bell");
export const Bookmark = icon("bookmark");
export const BookOpen = icon("book-open");
export const Briefcase = icon("briefcase");
export const BriefcaseBusiness = icon("briefcase-business");
export const Check = icon("check");
export const ChevronDown = icon("chevron-down");
export const ChevronRight = icon("chevron-right");
export const CircleAlert = icon("circle-exclamation-point");
export const CircleCheck = icon("circle-check");
export const CircleUserRound = icon("circle-user-round");
export const Download = icon("download");
export const Ear = icon("ear");
export const Ellipsis = icon("ellipsis");
export const EyeOff = icon("eye-off");
export const FileText = icon("file-text");
export const Flame = icon("flame");
export const Footprints = icon("footprints");
export const Gauge = icon("gauge");
export const GraduationCap = icon("graduation-cap");
export const Headset = icon("headset");
export const Heart = icon("heart");
export const HeartHandshake = icon("heart-handshake");
export const House = icon("house");
export const Info = icon("info");
export const Keyboard = icon("keyboard");
export const Leaf = icon("leaf");
export const LifeBuoy = icon("life-buoy");
export const LoaderCircle = icon("loader-circle");
export const Lock = icon("lock");
export const Mail = icon("mail");
export const MailCheck = icon("mail-check");
export const Menu = icon("menu");
export const MessageCircle = icon("message-circle");
export const MessagesSquare = icon("messages-square");
export const MonitorSmartphone = icon("monitor-smartphone");
export const Moon = icon("moon");
export const MoonStar = icon("moon-star");
export const Phone = icon("phone");
export const Plus = icon("plus");
export const RotateCcw = icon("rotate-ccw");
export const Scale = icon("scale");
export const Search = icon("search");
export const ShieldCheck = icon("shield-check");
export const ShoppingBag = icon("shopping-bag");
export const SlidersHorizontal = icon("sliders-horizontal");
export const Sparkles = icon("sparkles");
export const Sprout = icon("sprout");
export const Star = icon("star");
export const Sun = icon("sun");
export const Target = icon("target");
export const Trash2 = icon("trash");
export const TriangleAlert = icon("triangle-exclamation-point");
export const Undo2 = icon("undo-2");
export const UserRound = icon("user-round");
export const Users = icon("users");
export const Waves = icon("waves-horizontal");
export const Zap = icon("zap");
export const X = icon("x");
