import { useEffect, useState } from "react";
import { classNames } from "./class-names";
import { formatCount } from "~/copy/format";
import { useHydrated } from "./use-hydrated";

const announcementDelayMs = 1200;

type CharacterCounterProps = {
  /** Id of the written-out limit, for the control's `aria-describedby`. */
  id: string;
  length: number;
  characters: number;
  enforced?: boolean;
};

/** The limit in words, plus a live "n/300" that appears with hydration and is read out only after a pause in typing. */
export function CharacterCounter({ id, length, characters, enforced }: CharacterCounterProps) {
  const hydrated = useHydrated();
  const [announcement, setAnnouncement] = useState("");
  const over = length > characters;

  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(
      () => setAnnouncement(`Wpisano ${length} z ${characters} znaków`),
      announcementDelayMs,
    );
    return () => clearTimeout(timer);
  }, [length, characters]);

  const limit = formatCount(characters, "znaku", "znaków", "znaków");
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
      <span id={id}>
        {enforced ? `Najwyżej ${characters}\u00a0znaków` : `Zalecane do ${limit}`}
      </span>
      {hydrated && (
        <span
          aria-hidden="true"
          className={classNames(
            "tabular-nums",
            over && enforced && "font-semibold text-danger-ink",
          )}
        >
          {length}/{characters}
        </span>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}
