import type { ReactNode } from "react";
import { formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { listSearch, type ListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import type { NumberedPage } from "~/services/listing/numbered-page";
import type { CaseAboutText } from "~/services/moderation/text-cases.server";
import { StatusBadge } from "~/ui/badge";
import type { Column } from "~/ui/data-table";
import { ListPage } from "./list-page";
import { TextDetail, type FoundText } from "./text-detail";
import { textStates, type TextState } from "~/services/posts/text-states";

export const textStateField = {
  kind: "choice",
  name: "state",
  label: "Stan",
  placeholder: "Bez usuniętych",
  options: optionsOf(textStates),
} as const satisfies Field;

type TextLine = {
  id: string;
  author: { name: string };
  group: { name: string };
  state: TextState;
  createdAt: Date;
};

const textColumns: readonly Column<TextLine>[] = [
  { heading: "Autor", cell: ({ author }) => <bdi>{author.name}</bdi> },
  { heading: "Grupa", cell: ({ group }) => group.name },
  { heading: "Stan", cell: ({ state }) => <StatusBadge {...textStates[state]} /> },
  { heading: "Kiedy", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
];

/** Names for a filter, where what was typed is none, or one of several. */
export type Suggestion = { control: string; question: string; names: readonly string[] };

type TextDeskProps<Line extends TextLine, Found extends FoundText> = {
  tab: "posts" | "comments";
  title: string;
  desk: {
    fields: readonly Field[];
    suggested: readonly Suggestion[];
    query: Omit<ListQuery, "filters">;
    list: NumberedPage<Line>;
    found: Found | null;
    cases: readonly CaseAboutText[];
    links: readonly ActLinkLine[];
    refused: string | null;
  };
  column: Column<Line>;
  empty: string;
  choose: string;
  titleOf: (found: Found) => string;
  factsOf?: (found: Found) => readonly { label: string; value: ReactNode }[];
  around: (found: Found) => ReactNode;
};

export function TextDesk<Line extends TextLine, Found extends FoundText>({
  tab,
  title,
  desk: { fields, suggested, query, list, found, cases, links, refused },
  column,
  empty,
  choose,
  titleOf,
  factsOf = () => [],
  around,
}: TextDeskProps<Line, Found>) {
  return (
    <ListPage
      {...{ title, query, list, empty, choose }}
      filters={fields}
      path={paths.adminTab(tab)}
      columns={[column, ...textColumns]}
      detail={
        found && {
          id: found.id,
          content: (
            <TextDetail
              {...{ found, cases, links, refused }}
              title={titleOf(found)}
              facts={factsOf(found)}
            >
              {around(found)}
            </TextDetail>
          ),
        }
      }
    >
      {suggested.map((each) => (
        <Suggested key={each.control} {...each} path={paths.adminTab(tab)} query={query} />
      ))}
    </ListPage>
  );
}

/** Names that somebody may have meant, as links: also without JavaScript, and where a browser offers none by itself. */
function Suggested({
  control,
  question,
  names,
  path,
  query: { values },
}: Suggestion & { path: string; query: Omit<ListQuery, "filters"> }) {
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <span className="text-muted">{question}</span>
      {names.map((name) => (
        <a key={name} className="link" href={path + listSearch({ ...values, [control]: name })}>
          <bdi>{name}</bdi>
        </a>
      ))}
    </p>
  );
}
