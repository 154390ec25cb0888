import { paths } from "~/http/paths";
import { classNames } from "./class-names";

type AvatarProps = {
  /** Of the picture; null shows the one that we drew. */
  digest: string | null;
  /** What the picture is, where it is not decoration beside a name. Default none. */
  alt?: string;
  /** Sizes it; square. */
  className?: string;
};

/** A member's picture, round. */
export function Avatar({ digest, alt = "", className }: AvatarProps) {
  return (
    <img
      src={paths.avatar(digest)}
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
