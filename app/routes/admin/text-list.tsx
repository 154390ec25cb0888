import { formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { optionsOf } from "~/forms/kinds/options";
import type { TextState } from "~/services/posts/desk-queries.server";
import type { Column } from "~/ui/data-table";
import { textStateLabels } from "./text-labels";
import { StatusBadge } from "~/ui/badge";

/** The filter by state that lists of texts have in common. */
export const textStateField = {
  kind: "choice",
  name: "state",
  label: "Stan",
  placeholder: "Bez usuniętych",
  options: optionsOf(textStateLabels),
} as const satisfies Field;

type TextLine = {
  author: { name: string };
  group: { name: string };
  state: TextState;
  createdAt: Date;
};

/** The columns that they have in common, after the one that tells which text it is. */
export const textColumns: readonly Column<TextLine>[] = [
  { heading: "Autor", cell: ({ author }) => <bdi>{author.name}</bdi> },
  { heading: "Grupa", cell: ({ group }) => group.name },
  { heading: "Stan", cell: ({ state }) => <StatusBadge {...textStateLabels[state]} /> },
  { heading: "Kiedy", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
];
