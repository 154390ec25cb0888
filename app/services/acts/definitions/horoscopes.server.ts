import { z } from "zod";
import { env } from "~/config/env.server";
import { formatCount, formatDay } from "~/copy/format";
import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { optionsOf } from "~/forms/kinds/options";
import { parseDay } from "~/forms/typed-values";
import { scopes, type Scope } from "~/sky/ephemeris/period";
import { findSign, signs } from "~/sky/signs";
import { codesOf } from "../../audit/audit-events";
import { NotFound } from "../../command/errors";
import {
  allHoroscopes,
  approvalRefusal,
  horoscopeAuditEvents,
  horoscopeReasons,
  horoscopeRefusals,
  withdrawalRefusal,
  type HoroscopeReason,
} from "../../horoscopes/acts";
import { monthNames, monthOptions, signOptions, typeOptions } from "../../horoscopes/choices";
import {
  dailyMonth,
  entryCard,
  horoscopeProgress,
  type EntryCard,
} from "../../horoscopes/desk-queries.server";
import {
  horoscopeKinds,
  horoscopeLengths,
  horoscopeStates,
  type HoroscopeKind,
} from "../../horoscopes/entries";
import { generateHoroscopes } from "../../horoscopes/generate.server";
import {
  approveAll,
  approveEntry,
  countEntries,
  deleteAllEntries,
  deleteEntry,
  editEntry,
  rewriteEntry,
  withdrawEntry,
} from "../../horoscopes/manage-entry.server";
import { delayAct } from "../delay-act.server";
import { defineDeferredAct } from "../deferred-act.server";
import { reasonField } from "../reason-field";
import { requestAct } from "../request-act.server";
import { defineStaffAct, reasonedActs } from "../staff-act.server";
import { nullWhereGone } from "./null-where-gone";

const scopeLabel = (scope: Scope) => scopes.find(({ key }) => key === scope)?.link ?? scope;

const signName = (slug: string) => findSign(slug)?.name ?? slug;

const subjectOf = ({ sign, scope, startsOn, kind, state }: EntryCard) =>
  [
    signName(sign),
    scopeLabel(scope).toLowerCase(),
    formatDay(startsOn),
    horoscopeKinds[kind].label.toLowerCase(),
    horoscopeStates[state].label.toLowerCase(),
  ].join(" · ");

const shared = { target: "horoscope", permission: "manage_horoscopes", read: entryCard } as const;

const define = reasonedActs<EntryCard>({ ...shared, subject: subjectOf });

const approve = define({
  act: horoscopeAuditEvents.approve_horoscope,
  title: "Zatwierdź horoskop",
  button: "Zatwierdź",
  link: {
    label: "Zatwierdź",
    evenIf: [horoscopeRefusals.check_fails, horoscopeRefusals.text_unread],
  },
  may: approvalRefusal,
  effects: ({ state, header }) => [
    `„${header}”`,
    state === "published"
      ? "Na stronie stanie przy nim „sprawdzone przez redakcję”."
      : "Pojawi się na stronie na godzinę przed swoim dniem, a jeśli ten już trwa – od razu. Stanie przy nim „sprawdzone przez redakcję”.",
  ],
  version: ({ revision }) => String(revision),
  mayInsistUpon: horoscopeRefusals.horoscope_changed,
  async perform(ctx, entryId, reason, { version }) {
    await approveEntry(ctx, { entryId, revision: Number(version) || -1, reason });
    return "horoscope-approved";
  },
});

const most = Math.max(...Object.values(horoscopeLengths).map(({ main }) => main.most));

const edit = defineStaffAct({
  ...shared,
  act: horoscopeAuditEvents.edit_horoscope,
  title: "Zmień horoskop",
  button: "Zapisz",
  link: { label: "Zmień" },
  fields: [
    {
      kind: "text",
      name: "header",
      label: "Nagłówek",
      required: "Wpisz nagłówek.",
      limit: { length: 120, message: "Skróć nagłówek do 120 znaków." },
      autoComplete: "off",
    },
    {
      kind: "longText",
      name: "content",
      label: "Treść",
      hint: "Akapity rozdziela pusty wiersz. W tekście głównym ostatni akapit to pytanie.",
      required: "Wpisz treść.",
      rows: 8,
      limit: { length: most, message: `Skróć treść do ${most} znaków.` },
    },
    {
      kind: "choice",
      name: "subType",
      label: "Dział",
      placeholder: "Wybierz dział",
      required: "Wybierz dział.",
      options: optionsOf(horoscopeKinds),
    },
    {
      kind: "day",
      name: "detailDate",
      label: "Dzień",
      hint: "Tydzień, miesiąc i rok poznajemy po dowolnym ich dniu.",
      required: "Wybierz dzień.",
    },
    reasonField(horoscopeReasons),
  ],
  preview: (entry) => ({
    subject: subjectOf(entry),
    note: "Po zapisaniu sprawdzenia pójdą od nowa, z niebem wybranego dnia, a zatwierdzenie przepada.",
    effects: [
      entry.state === "published"
        ? "Ten wpis zniknie ze strony i wróci, gdy ktoś go zatwierdzi."
        : "Ten wpis będzie czekał na zatwierdzenie.",
      "To, jak brzmiał dotąd, zostanie w historii wpisu.",
    ],
    version: String(entry.revision),
  }),
  filled: ({ header, content, kind, startsOn }) => ({
    ...{ header, content, subType: kind },
    // As a date control takes it.
    detailDate: startsOn,
  }),
  mayInsistUpon: horoscopeRefusals.horoscope_changed,
  async perform(ctx, entryId, { header, content, subType, detailDate, reason }, { version }) {
    await editEntry(ctx, {
      ...{ entryId, header, content },
      kind: subType as HoroscopeKind,
      day: parseDay(detailDate) ?? "",
      revision: Number(version) || -1,
      reason: reason as HoroscopeReason,
    });
    return "horoscope-edited";
  },
});

const withdraw = define({
  act: horoscopeAuditEvents.withdraw_horoscope,
  title: "Wycofaj horoskop ze strony",
  button: "Wycofaj",
  link: { label: "Wycofaj" },
  may: withdrawalRefusal,
  effects: () => [
    "Wpis zniknie ze strony od razu. Zamiast tekstu głównego czytelnicy zobaczą policzone niebo i najbliższy tekst.",
    "Zostanie tutaj: można go zmienić albo napisać od nowa.",
  ],
  async perform(ctx, entryId, reason) {
    await withdrawEntry(ctx, { entryId, reason });
    return "horoscope-withdrawn";
  },
});

/** What becomes of texts that are written: by the operator's setting. */
const afterWriting = () =>
  env.HOROSCOPES_PUBLISH_UNAPPROVED
    ? "wyjdą na stronę same, jeśli wszystkie się zgodzą"
    : "będą czekały na zatwierdzenie";

const rewrite = define({
  act: horoscopeAuditEvents.rewrite_horoscope,
  title: "Napisz horoskop od nowa",
  button: "Napisz od nowa",
  link: { label: "Napisz od nowa" },
  may: () => null,
  effects: ({ sign, startsOn }) => [
    `Wszystkie wpisy znaku ${signName(sign)} na ${formatDay(startsOn)} znikną ze strony i powstaną od nowa, zwykle w minutę.`,
    `Nowe przejdą te same sprawdzenia i ${afterWriting()}.`,
  ],
  async perform(ctx, entryId, reason) {
    await rewriteEntry(ctx, { entryId, reason });
    return "horoscope-rewriting";
  },
});

const deletion = defineDeferredAct({
  act: horoscopeAuditEvents.delete_horoscope,
  ahead: "Usuniemy horoskop",
  permission: "manage_horoscopes",
  input: z.object({ entryId: z.uuid(), reason: z.enum(codesOf(horoscopeReasons)) }),
  targetOf: ({ entryId }) => ({ kind: "horoscope", id: entryId }),
  reasonOf: ({ reason }) => reason,
  async plan(tx, { entryId, reason }) {
    await entryCard(tx, entryId);
    return { perform: () => deleteEntry(tx, { entryId, reason }) };
  },
});

const remove = define({
  act: horoscopeAuditEvents.delete_horoscope,
  title: "Usuń wpis horoskopu",
  button: "Usuń wpis",
  link: { label: "Usuń" },
  may: () => null,
  deferred: deletion,
  effects: () => [
    "Wpis zniknie na zawsze, razem z historią zmian. Przez pół minuty można to cofnąć.",
    "Inne wpisy tego dnia zostają.",
  ],
  perform: (ctx, entryId, reason) => delayAct(ctx, deletion, { entryId, reason }),
});

const chooseBoth = "Wybierz miesiąc i typ horoskopu, aby go wygenerować.";

const generateFields = [
  {
    kind: "choice",
    name: "month",
    label: "Miesiąc",
    placeholder: "Wybierz miesiąc",
    required: chooseBoth,
    options: monthOptions,
  },
  {
    kind: "choice",
    name: "type",
    label: "Typ",
    placeholder: "Wybierz typ",
    required: chooseBoth,
    options: typeOptions,
  },
  {
    kind: "choice",
    name: "sign",
    label: "Znak zodiaku",
    placeholder: "Wszystkie dwanaście",
    options: signOptions,
  },
  {
    kind: "text",
    name: "year",
    label: "Rok",
    hint: "Puste pole oznacza bieżący rok.",
    autoComplete: "off",
    limit: { length: 4, message: "Rok ma cztery cyfry." },
  },
] as const satisfies readonly Field[];

const generate = defineStaffAct({
  act: horoscopeAuditEvents.generate_horoscopes,
  target: "horoscope",
  title: "Wygeneruj horoskopy",
  button: "Wygeneruj",
  link: { label: "Wygeneruj" },
  permission: "manage_horoscopes",
  creates: true,
  failed: "Nie udało się wygenerować horoskopu.",
  fields: generateFields,
  read: () => Promise.resolve({}),
  preview: () => ({
    subject: "Miesiąc jednego znaku albo wszystkich dwunastu",
    effects: [
      "Powstanie to, czego jeszcze nie ma; napisane teksty zostają. Dzienne i tygodniowe: każdy dzień i tydzień, który zaczyna się w tym miesiącu.",
      "Pisze jedno zadanie, dzień po dniu, w granicach dziennego budżetu modelu. Postęp widać na liście.",
      `Gotowe teksty przejdą sprawdzenia i ${afterWriting()}.`,
    ],
  }),
  problems({ year = "" }): TextByControl {
    return year === "" || /^20\d\d$/.test(year) ? {} : { year: "Wpisz rok od 2000 do 2099." };
  },
  async perform(ctx, _new, { month, type, sign, year }) {
    const wanted = await generateHoroscopes(ctx, {
      scope: type as Scope,
      month: Number(month),
      ...(year && { year: Number(year) }),
      ...(sign && { sign }),
    });
    return wanted > 0 ? "horoscopes-ordered" : "horoscopes-all-there";
  },
});

/** `baran_2026-11`: the days of a sign and a month. */
async function monthOf(ctx: Parameters<typeof dailyMonth>[0], id: string) {
  const [, slug = "", year = "", month = ""] = /^([a-z]+)_(20\d\d)-(\d\d)$/.exec(id) ?? [];
  if (!signs.some((sign) => sign.slug === slug) || Number(month) < 1 || Number(month) > 12)
    throw new NotFound("month");
  const asked = { sign: slug, year: Number(year), month: Number(month) };
  const days = await dailyMonth(ctx, asked);
  return { id, ...asked, missing: days.filter(({ state }) => state === null).length };
}

const writeMissing = defineStaffAct({
  act: horoscopeAuditEvents.generate_horoscopes,
  target: "horoscope",
  targetIdOf: () => allHoroscopes,
  title: "Napisz brakujące dni",
  button: "Napisz brakujące",
  // From the view of a month, which is no row.
  link: { label: "Napisz brakujące", part: "month" },
  permission: "manage_horoscopes",
  failed: "Nie udało się wygenerować horoskopu.",
  fields: [],
  read: monthOf,
  may: ({ missing }) => (missing > 0 ? null : horoscopeRefusals.all_there),
  preview: ({ sign, year, month, missing }) => ({
    subject: `${signName(sign)} · ${monthNames[month - 1]} ${year}`,
    effects: [
      `Powstanie ${formatCount(missing, "tekst dnia", "teksty dni", "tekstów dni")}. To, co już jest, zostaje.`,
    ],
  }),
  async perform(ctx, id) {
    const { sign, year, month } = await monthOf(ctx, id);
    const wanted = await generateHoroscopes(ctx, { scope: "daily", month, year, sign });
    return wanted > 0 ? "horoscopes-ordered" : "horoscopes-all-there";
  },
});

const approveEvery = defineStaffAct({
  act: horoscopeAuditEvents.approve_horoscopes,
  target: "horoscope",
  targetIdOf: () => allHoroscopes,
  title: "Zatwierdź wszystkie horoskopy",
  button: "Zatwierdź wszystkie",
  link: { label: "Zatwierdź wszystkie" },
  permission: "manage_horoscopes",
  creates: true,
  isDangerous: true,
  fields: [],
  read: horoscopeProgress,
  preview: ({ toApprove, faulty, unread }, ctx) => ({
    version: ctx.now().toISOString(),
    subject: `Do zatwierdzenia: ${formatCount(toApprove - faulty - unread, "wpis", "wpisy", "wpisów")}`,
    effects: [
      "Przejdą tylko wpisy, w których wszystkie sprawdzenia się zgadzają. Stanie przy nich „sprawdzone przez redakcję”, więc zatwierdzaj to, co zostało przeczytane. To, co powstanie albo zmieni się po otwarciu tej strony, poczeka.",
      ...(unread === 0
        ? []
        : [
            `${formatCount(unread, "wpis czeka", "wpisy czekają", "wpisów czeka")} jeszcze na czytelnika i zostanie na liście.`,
          ]),
      faulty === 0
        ? "Żaden wpis nie czeka na poprawkę."
        : `${formatCount(faulty, "wpis zostanie", "wpisy zostaną", "wpisów zostanie")} na liście „Do poprawy”.`,
    ],
  }),
  async perform(ctx, _all, _answers, { version }) {
    const { left } = await approveAll(ctx, { seenAt: new Date(version) });
    return left > 0 ? "horoscopes-approved-but" : "horoscopes-approved";
  },
});

const deletionOfAll = defineDeferredAct({
  act: horoscopeAuditEvents.delete_horoscopes,
  permission: "manage_horoscopes",
  input: z.object({ reason: z.enum(codesOf(horoscopeReasons)) }),
  targetOf: () => ({ kind: "horoscope", id: allHoroscopes }),
  reasonOf: ({ reason }) => reason,
  plan: (tx, { reason }) =>
    Promise.resolve({
      perform: (askedBy: string) => deleteAllEntries(tx, { reason, askedBy }),
    }),
  byTwo: {
    permission: "approve_bulk",
    async effects(ctx, { status }) {
      if (status !== "requested") return ["Usunięcie wszystkich horoskopów."];
      const counted = await countEntries(ctx);
      return [sentenceOfDeletion(counted), "Tego nie można cofnąć."];
    },
    staleReason: async (ctx) =>
      (await countEntries(ctx).catch(nullWhereGone))?.all === 0
        ? horoscopeRefusals.no_horoscopes
        : null,
  },
});

const sentenceOfDeletion = ({ all, published }: { all: number; published: number }) =>
  `Zniknie ${formatCount(all, "wpis", "wpisy", "wpisów")}, w tym na stronie: ${published}, razem z historią zmian. Najbliższe dni zadanie napisze od nowa.`;

const removeAll = defineStaffAct({
  act: horoscopeAuditEvents.delete_horoscopes,
  target: "horoscope",
  targetIdOf: () => allHoroscopes,
  title: "Usuń wszystkie horoskopy",
  button: "Poproś o zgodę drugiej osoby",
  link: { label: "Usuń wszystkie" },
  permission: "manage_horoscopes",
  creates: true,
  isDangerous: true,
  fields: [reasonField(horoscopeReasons)],
  deferred: deletionOfAll,
  asksAbout: () => ({ kind: "horoscope", id: allHoroscopes }),
  read: (ctx) => countEntries(ctx),
  preview: (counted) => ({
    subject: formatCount(counted.all, "wpis", "wpisy", "wpisów"),
    effects: [
      "Ktoś inny z uprawnieniami administratora musi się zgodzić w ciągu doby. Do tego czasu nic się nie dzieje.",
      sentenceOfDeletion(counted),
      "Tego nie można cofnąć.",
    ],
  }),
  async perform(ctx, _all, { reason }) {
    await requestAct(ctx, deletionOfAll, { reason });
    return "horoscopes-deletion-asked";
  },
});

export const horoscopes = {
  generate,
  "approve-all": approveEvery,
  "delete-all": removeAll,
  "write-missing": writeMissing,
  approve,
  edit,
  withdraw,
  rewrite,
  delete: remove,
};
