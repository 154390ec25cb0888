import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { mentorStyles, styleName } from "~/services/talks/styles";
import { StyleIcon } from "./style-icon";

/** What each style of the mentor does, and what it is not; for those who may begin a talk, with the way to one in it. */
export const StyleList = ({ leadsOn = false }: { leadsOn?: boolean }) => (
  <dl className="space-y-3 text-sm">
    {mentorStyles.map(({ number, does, isNot, icon }) => (
      <div key={number} className="grid grid-cols-[auto_1fr] gap-x-3">
        <StyleIcon icon={icon} className="mt-1 size-5 text-area-ink" />
        <dt className="font-semibold">
          {leadsOn ? (
            <a href={paths.newTalk(number)} className="link inline-block py-1">
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
