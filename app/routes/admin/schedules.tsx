import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPrice } from "~/copy/format";
import { paths } from "~/paths";
import { actLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import { minutesOfDay } from "~/services/appointments/acts";
import {
  dayNames,
  hoursText,
  minuteText,
  spansOf,
  spansText,
  weekdays,
} from "~/services/appointments/opening-hours";
import {
  listSchedules,
  scheduleCard,
  type ScheduleCard,
  type ScheduleLine,
} from "~/services/appointments/schedule-queries.server";
import { ButtonLink } from "~/ui/button";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { ListPage } from "./list-page";
import { Stacked } from "./stacked";
import { staffContext } from "./staff-context.server";

const tab = "schedules";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Godziny i ceny person",
  ({ card }) => card?.name,
);

export const ErrorBoundary = listFailure({
  title: "Godziny i ceny person",
  message: "Nie udało się załadować godzin i cen person.",
});

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "view_orders");
  const { id } = visit.params;
  const [lines, card] = await Promise.all([
    listSchedules(ctx),
    id === undefined ? null : scheduleCard(ctx, id),
  ]);
  return { lines, card, links: card ? actLinksOf(tab, card, ctx) : [] };
}

export default function Schedules() {
  const { lines, card, links } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Godziny i ceny person"
      intro="Kiedy można rozmawiać z każdą personą, ile rozmów prowadzi naraz i ile kosztują. Zmiany niczego nie zabierają tym, którzy już kupili."
      path={paths.adminTab(tab)}
      sections={[{ title: "Persony", rows: lines, empty: "Nikogo nie można zarezerwować." }]}
      columns={[
        { heading: "Persona", cell: ({ name, team }) => <Stacked below={team}>{name}</Stacked> },
        { heading: "Godziny", cell: ({ hours }) => hoursText(hours) },
        { heading: "Naraz", numeric: true, cell: ({ lanes }) => lanes },
        { heading: "Ceny", cell: pricesText },
        { heading: "Trwa", numeric: true, cell: ({ running }) => running },
        { heading: "Przed nami", numeric: true, cell: ({ sold }) => sold },
      ]}
      choose="Wybierz personę z listy."
      detail={card && { id: card.id, content: <Schedule card={card} links={links} /> }}
    >
      <ButtonLink variant="secondary" size="small" href={paths.adminTab("appointments")}>
        Rozmowy umówione
      </ButtonLink>
    </ListPage>
  );
}

const pricesText = ({ rates }: Pick<ScheduleLine, "rates">) =>
  rates
    .map(({ minutes, priceGrosze }) => `${minutes}\u00a0min ${formatPrice(priceGrosze)}`)
    .join(", ");

function Schedule({ card, links }: { card: ScheduleCard; links: readonly ActLinkLine[] }) {
  return (
    <>
      <h2 className="text-2xl">{card.name}</h2>
      <Facts
        items={[
          ...weekdays.map((weekday) => ({
            label: dayNames[weekday],
            value: spansText(spansOf(card.hours, weekday)) || "zamknięte",
          })),
          { label: "Rozmów naraz", value: card.lanes },
          ...card.rates.map(({ minutes, priceGrosze }) => ({
            label: `${minutes} minut`,
            value: formatPrice(priceGrosze),
          })),
          {
            label: "Wieczorem",
            value:
              card.eveningPercentLess === 0 || card.eveningFrom === minutesOfDay
                ? "bez zmian"
                : `od ${minuteText(card.eveningFrom)} o ${card.eveningPercentLess}% taniej`,
          },
          { label: "Trwa teraz", value: card.running },
          { label: "Przed nami", value: card.sold },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <ActLinks links={links} />
      </div>
    </>
  );
}
