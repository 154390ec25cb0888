import { tieWords } from "~/copy/typography";
import { mentorStyles, styleName } from "~/services/talks/styles";

/** What each style of the mentor does, and what it is not. */
export const StyleList = () => (
  <dl className="space-y-3 text-sm">
    {mentorStyles.map(({ number, does, isNot }) => (
      <div key={number}>
        <dt className="font-semibold">{styleName(number)}</dt>
        <dd>{tieWords(`${does} ${isNot}`)}</dd>
      </div>
    ))}
  </dl>
);
