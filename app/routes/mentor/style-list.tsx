import { tieWords } from "~/copy/typography";
import { mentorStyles, styleName } from "~/services/talks/styles";
import { StyleIcon } from "./style-icon";

type StyleListProps = {
  /** The way to a talk in a style; left out where there is none. */
  to?: (number: number) => string;
  chosen?: number;
};

/** What each style of the mentor does, and what it is not. */
export const StyleList = ({ to, chosen }: StyleListProps) => (
  <dl className="space-y-3 text-sm">
    {mentorStyles.map(({ number, does, isNot, icon }) => (
      <div key={number} className="grid grid-cols-[auto_1fr] gap-x-3">
        <StyleIcon icon={icon} className="mt-1 size-5 text-area-ink" />
        <dt className="font-semibold">
          {to ? (
            <a
              href={to(number)}
              aria-current={number === chosen || undefined}
              className="link inline-block py-1"
            >
              {styleName(number)}
            </a>
          ) : (
            styleName(number)
          )}
        </dt>
        <dd className="col-start-2">{tieWords(`${does} ${isNot}`)}</dd>
      </div>
    ))}
  </dl>
);
