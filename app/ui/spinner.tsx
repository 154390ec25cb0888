import { LoaderCircle } from "./icons";
import { classNames } from "./class-names";

export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      className={classNames("size-5 shrink-0 animate-spin motion-reduce:animate-none", className)}
    />
  );
}
