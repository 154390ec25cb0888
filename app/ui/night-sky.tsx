import { classNames } from "./class-names";

export function NightSky({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("night-sky", className)} />;
}
