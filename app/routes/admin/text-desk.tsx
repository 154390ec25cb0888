import type { ReactNode } from "react";
import { formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import type { ListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import type { NumberedPage } from "~/services/listing/numbered-page";
import type { CaseAboutText } from "~/services/moderation/text-cases.server";
import type { TextState } from "~/services/posts/desk-queries.server";
import { StatusBadge } from "~/ui/badge";
import type { Column } from "~/ui/data-table";
import { ListPage } from "./list-page";
import { TextDetail, type FoundText, type TextTab } from "./text-detail";
import { textStateLabels } from "./text-labels";

/** The filter by state that lists of texts have in common. */
export const textStateField = {
  kind: "choice",
  name: "state",
  label: "Stan",
  placeholder: "Bez usuniętych",
  options: optionsOf(textStateLabels),
} as const satisfies Field;

type TextLine = {
  id: string;
  author: { name: string };
  group: { name: string };
  state: TextState;
  createdAt: Date;
};

/** The columns that they have in common, after the one that tells which text it is. */
const textColumns: readonly Column<TextLine>[] = [
  { heading: "Autor", cell: ({ author }) => <bdi>{author.name}</bdi> },
  { heading: "Grupa", cell: ({ group }) => group.name },
  { heading: "Stan", cell: ({ state }) => <StatusBadge {...textStateLabels[state]} /> },
  { heading: "Kiedy", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
];

type TextDeskProps<Line extends TextLine, Found extends FoundText> = {
  tab: TextTab;
  title: string;
  filters: readonly Field[];
  /** What `readTextDesk` read. */
  desk: {
    query: Omit<ListQuery, "filters">;
    list: NumberedPage<Line>;
    found: Found | null;
    cases: readonly CaseAboutText[];
  };
  /** Tells which text it is. */
  column: Column<Line>;
  empty: string;
  choose: string;
  titleOf: (found: Found) => string;
  factsOf?: (found: Found) => readonly { label: string; value: ReactNode }[];
  /** The way to what stands around the text in view. */
  around: (found: Found) => ReactNode;
};

/** The one desk over what members wrote: a tab is its filters, the column that tells its texts apart, and what else is known. */
export function TextDesk<Line extends TextLine, Found extends FoundText>({
  tab,
  title,
  filters,
  desk: { query, list, found, cases },
  column,
  empty,
  choose,
  titleOf,
  factsOf = () => [],
  around,
}: TextDeskProps<Line, Found>) {
  return (
    <ListPage
      {...{ title, filters, query, list, empty, choose }}
      path={paths.adminTab(tab)}
      columns={[column, ...textColumns]}
      detail={
        found && {
          id: found.id,
          content: (
            <TextDetail {...{ tab, found, cases }} title={titleOf(found)} facts={factsOf(found)}>
              {around(found)}
            </TextDetail>
          ),
        }
      }
    />
  );
}
