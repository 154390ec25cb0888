import { paths } from "~/paths";
import { classNames } from "./class-names";

type AvatarProps = {
  /** Null shows the picture that we drew. */
  id: string | null;
  /** What the picture is, where it is not decoration beside a name. Default none. */
  alt?: string;
  /** Sizes it; square. */
  className?: string;
};

/** A member's picture, round. */
export function Avatar({ id, alt = "", className }: AvatarProps) {
  return (
    <img
      src={paths.avatar(id)}
      alt={alt}
      width={256}
      height={256}
      className={classNames(
        "shrink-0 rounded-full border-2 border-gold object-cover",
        className ?? "size-12",
      )}
    />
  );
}
