import { listSearch, type ListQuery } from "~/forms/filters";

/** Names for a filter, where what was typed is none, or one of several. */
export type Suggestion = { control: string; question: string; names: readonly string[] };

type SuggestedNamesProps = {
  suggested: readonly Suggestion[];
  path: string;
  query: Omit<ListQuery, "filters">;
};

/** Names that somebody may have meant, as links: also without JavaScript, and where a browser offers none by itself. */
export function SuggestedNames({ suggested, path, query: { values } }: SuggestedNamesProps) {
  return suggested.map(({ control, question, names }) => (
    <p key={control} className="flex flex-wrap gap-x-3 gap-y-1">
      <span className="text-muted">{question}</span>
      {names.map((name) => (
        <a key={name} className="link" href={path + listSearch({ ...values, [control]: name })}>
          <bdi>{name}</bdi>
        </a>
      ))}
    </p>
  ));
}
