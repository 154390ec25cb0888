import type { ReactNode } from "react";
import { formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import type { ListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import type { NumberedPage } from "~/services/listing/numbered-page";
import type { CaseAboutText } from "~/services/moderation/text-cases.server";
import { StatusBadge } from "~/ui/badge";
import type { Column } from "~/ui/data-table";
import { ListPage } from "./list-page";
import { SuggestedNames, type Suggestion } from "./suggested-names";
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

type TextDeskProps<Line extends TextLine, Found extends FoundText> = {
  tab: "posts" | "comments";
  title: string;
  intro: string;
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
  intro,
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
      {...{ title, intro, query, list, empty, choose }}
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
      {suggested.length > 0 && (
        <SuggestedNames path={paths.adminTab(tab)} {...{ suggested, query }} />
      )}
    </ListPage>
  );
}
