import { paths } from "~/paths";
import { classNames } from "./class-names";

type AvatarProps = {
  id: string | null;
  alt?: string;
  className?: string;
};

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
