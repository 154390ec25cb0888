import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatHours, formatWeekdayDate } from "~/copy/appointment-time";
import { formatCount, formatDateTime, formatIsoDate } from "~/copy/format";
import { listSearch } from "~/forms/filters";
import { paths } from "~/paths";
import { actLinksOf } from "~/services/acts/act-links.server";
import { appointmentFilters, talkStates } from "~/services/desk/appointment-states";
import {
  appointmentCard,
  appointmentFacts,
  listAppointments,
  runningRooms,
  type AppointmentFacts,
} from "~/services/desk/appointments.server";
import { minute } from "~/time/durations";
import { dayAfter } from "~/time/warsaw-time";
import { StatusBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Facts } from "./facts";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { MailAddress } from "./mail-address";
import { OrderDesk } from "./order-desk";
import { readOrderDesk } from "./order-desk.server";
import { OrderDetail } from "./order-detail";
import { Stacked } from "./stacked";

const tab = "appointments";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Rozmowy umówione",
  ({ desk }) => desk.order?.number,
);

export const ErrorBoundary = listFailure({
  title: "Rozmowy umówione",
  message: "Nie udało się załadować umówionych rozmów.",
});

export const loader = (visit: LoaderFunctionArgs) =>
  readOrderDesk(
    visit,
    {
      tab,
      filters: appointmentFilters,
      list: listAppointments,
      card: appointmentCard,
      linksOf: (order, ctx) => actLinksOf(tab, order, ctx),
    },
    async (ctx, orderId) => ({
      today: formatIsoDate(ctx.now()),
      running: await runningRooms(ctx),
      talk: orderId === undefined ? null : await appointmentFacts(ctx, orderId),
    }),
  );

export default function Appointments() {
  const { desk, today, running, talk } = useLoaderData<typeof loader>();
  const { values } = desk.query;
  const day = values.day && !desk.query.errors.day ? values.day : today;
  const dayHref = (date: string) => paths.adminTab(tab) + listSearch({ ...values, day: date });
  return (
    <OrderDesk
      tab={tab}
      title="Rozmowy umówione"
      intro="Kalendarz person: kto kiedy ma rozmowę i jak się skończyła. Tego, co w niej padło, nikt tu nie zobaczy."
      desk={desk}
      columns={[
        {
          heading: "Godzina",
          cell: ({ startsAt, minutes }) =>
            startsAt ? (
              <Stacked below={formatWeekdayDate(startsAt)}>
                {formatHours(startsAt, minutes)}
              </Stacked>
            ) : (
              "Jeszcze bez godziny"
            ),
        },
        { heading: "Persona", cell: ({ persona }) => persona },
        {
          heading: "Długość",
          cell: ({ minutes, withAnalysis }) =>
            `${minutes}\u00a0min${withAnalysis ? " i analiza" : ""}`,
        },
        { heading: "Stan", cell: ({ state }) => <StatusBadge {...talkStates[state]} /> },
        { heading: "Zamówienie", cell: ({ number }) => number },
        { heading: "E-mail", cell: ({ email }) => <MailAddress address={email} /> },
      ]}
      empty="Nie ma takich rozmów."
      choose="Wybierz rozmowę z listy."
      detail={(order) => (
        <OrderDetail
          order={order}
          links={desk.links}
          first={talk && <TalkFacts talk={talk} />}
          facts={talk && <CoveredTalk orderId={order.id} />}
        />
      )}
    >
      <ButtonLink variant="secondary" size="small" href={dayHref(dayAfter(day, -1))}>
        Poprzedni dzień
      </ButtonLink>
      <ButtonLink variant="secondary" size="small" href={dayHref(dayAfter(day, 1))}>
        Następny dzień
      </ButtonLink>
      <ButtonLink variant="secondary" size="small" href={paths.adminTab("schedules")}>
        Godziny i ceny person
      </ButtonLink>
      <p className="w-full text-muted">
        {running.length === 0
          ? "Teraz nie trwa żadna rozmowa."
          : `Trwa teraz: ${running.map(({ persona, rooms }) => `${persona} ${rooms}`).join(", ")}.`}
      </p>
    </OrderDesk>
  );
}

const endings = {
  time: "Skończył się czas",
  buyer: "Osoba, która kupiła, zakończyła ją sama",
  declined: "Program jej nie dokończył",
} as const;

function TalkFacts({ talk }: { talk: AppointmentFacts }) {
  const { startsAt, minutes, holdUntil, endedAt, endedBy, missedAt, movableUntil } = talk;
  return (
    <section className="space-y-3">
      <h3 className="text-lg">Rozmowa</h3>
      <Facts
        items={[
          { label: "Stan rozmowy", value: <StatusBadge {...talkStates[talk.state]} /> },
          { label: "Persona", value: `${talk.persona} (${talk.team})` },
          {
            label: "Długość",
            value: `${formatCount(minutes, "minuta", "minuty", "minut")}, ${talk.withAnalysis ? "z analizą" : "bez analizy"}`,
          },
          {
            label: "Początek",
            value: startsAt
              ? formatDateTime(startsAt)
              : talk.isImmediate
                ? "najpóźniej dwie minuty po zapłacie"
                : "–",
          },
          ...(holdUntil ? [{ label: "Termin trzymamy do", value: formatDateTime(holdUntil) }] : []),
          ...(startsAt ? happened(talk) : []),
          ...(endedAt && endedBy
            ? [{ label: "Koniec", value: `${formatDateTime(endedAt)}. ${endings[endedBy]}.` }]
            : []),
          ...(missedAt
            ? [
                {
                  label: "Nikt nie przyszedł",
                  value: movableUntil
                    ? `Można ją przełożyć do ${formatDateTime(movableUntil)}.`
                    : "Drugi raz, więc na tym koniec.",
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

const CoveredTalk = ({ orderId }: { orderId: string }) => (
  <p className="text-muted">
    Rozmowy nie da się tu otworzyć.{" "}
    <a className="link" href={paths.adminTab("orders", orderId)}>
      Zamówienie
    </a>
  </p>
);

function happened(talk: AppointmentFacts) {
  const { cameAt, deadline, endedAt, givenBack } = talk;
  return [
    ...(deadline && !endedAt
      ? [{ label: "Czas kończy się", value: formatDateTime(deadline) }]
      : []),
    { label: "Pierwsze wejście", value: cameAt ? formatDateTime(cameAt) : "nie było" },
    {
      label: "Oddany czas",
      value:
        givenBack === null
          ? "już nie wiadomo: rozmowa jest usunięta"
          : givenBack === 0
            ? "nic"
            : formatGivenBack(givenBack),
    },
  ];
}

const formatGivenBack = (length: number) =>
  `${Math.floor(length / minute)}\u00a0min ${Math.round((length % minute) / 1_000)}\u00a0s`;
