import { formatCount } from "~/copy/format";
import { classNames } from "./class-names";

type CharacterLimitProps = {
  /** Id of the written-out limit, for the control's `aria-describedby`. */
  id: string;
  control: string;
  characters: number;
  enforced?: boolean;
  /** Counted as `exceeds` counts them. */
  codePoints?: true;
};

export function CharacterLimit({
  id,
  control,
  characters,
  enforced,
  codePoints,
}: CharacterLimitProps) {
  const limit = formatCount(characters, "znaku", "znaków", "znaków");
  return (
    <character-counter
      class="flex flex-wrap justify-between gap-x-4 text-sm text-muted"
      for={control}
      most={characters}
      {...(codePoints && { "code-points": "" })}
    >
      <span id={id}>
        {enforced
          ? `Najwyżej ${characters.toLocaleString("pl")}\u00a0znaków`
          : `Zalecane do ${limit}`}
      </span>
      <span
        hidden
        data-count
        aria-hidden="true"
        className={classNames(
          "tabular-nums",
          enforced && "data-over:font-semibold data-over:text-danger-ink",
        )}
      />
      <span role="status" className="sr-only" />
    </character-counter>
  );
}
