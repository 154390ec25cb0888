import type { ReactNode } from "react";

type InPlaceProps = {
  part: string;
  children: ReactNode;
};

export function InPlace({ part, children }: InPlaceProps) {
  return (
    <in-place part={part} class="contents">
      {children}
    </in-place>
  );
}
