import { and, asc, eq } from "drizzle-orm";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { formatDateTime, formatDay, formatIsoDate } from "~/copy/format";
import { horoscopeEntries, horoscopeMails, horoscopeSubscribers } from "~/db/schema";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import { signOfFact } from "~/sky/ephemeris/sky-facts-words.server";
import type { MailWriter } from "../mails/mail-writer";
import { horoscopeKinds, paragraphsOf, type HoroscopeKind } from "./entries";
import { horoscopeConfirmationMail } from "./horoscope-mails";
import { confirmedUntil, subscriberKey } from "./subscribe.server";

type Confirmation = { sign: string; url: string; until: Date };

/** To an address that somebody typed, who may be somebody else: it says what was asked for, and nothing more. */
export const horoscopeConfirmationLetter = ({ sign, url, until }: Confirmation) =>
  composeLetter({
    subject: horoscopeConfirmationMail.subject(),
    preview: "Jedno kliknięcie i zaczynamy.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Na stronie ${brand.name} wpisano ten adres, żeby codziennie rano dostawać horoskop dla ${signOfFact(sign).genitive}. Jeśli to Ty, potwierdź. Link działa do ${formatDateTime(until)}.`,
      "Jeśli to nie Ty, nie trzeba nic robić: nic więcej nie wyślemy, a potem usuniemy adres.",
    ],
    button: { label: "Tak, chcę dostawać horoskop", href: url },
  });

type DailyText = {
  sign: string;
  day: string;
  subject: string;
  entries: readonly { kind: HoroscopeKind; header: string; content: string; isApproved: boolean }[];
  url: string;
  endUrl: string;
};

/** The horoscope of a day, with one click to end it, in the letter and in the mail program (RFC 8058). */
export function dailyHoroscopeLetter({ sign, day, subject, entries, url, endUrl }: DailyText) {
  const main = entries.find(({ kind }) => kind === "main");
  const paragraphs = main ? paragraphsOf(main.content) : [];
  return {
    ...composeLetter({
      subject,
      preview: paragraphs.at(-1) ?? "",
      heading: main?.header ?? "",
      paragraphs: [
        `${signOfFact(sign).name}, ${formatDay(day)}`,
        ...paragraphs,
        ...entries
          .filter(({ kind }) => kind !== "main")
          .map(
            ({ kind, header, content }) =>
              `${horoscopeKinds[kind].title}: ${header.replace(/[.!?…]$/u, "")}. ${content}`,
          ),
      ],
      button: { label: "Zobacz, co jest na niebie", href: url },
      facts: [
        {
          label: "Kto to napisał",
          value: entries.every(({ isApproved }) => isApproved)
            ? "AI, z obliczonego nieba; sprawdzone przez redakcję. Symbole, nie nauka."
            : "AI, z obliczonego nieba. Symbole, nie nauka.",
        },
        {
          label: "Dlaczego dostajesz tę wiadomość",
          value: "Bo ten adres potwierdził, że chce codziennie rano czytać horoskop.",
          link: { label: "Nie chcę więcej", href: endUrl },
        },
      ],
    }),
    headers: {
      "List-Unsubscribe": `<${endUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export const horoscopeConfirmationWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [asked] = await ctx.db
      .select()
      .from(horoscopeSubscribers)
      .where(eq(horoscopeSubscribers.confirmationMailId, id));
    if (!asked || asked.confirmedAt) return null;
    const url = env.APP_URL + paths.horoscopeMailKey(subscriberKey(asked.id));
    const until = confirmedUntil(asked.createdAt);
    return horoscopeConfirmationLetter({ sign: asked.sign, url, until });
  },
};

export const dailyHoroscopeWriter: MailWriter = {
  async compose(ctx, { id, subject }) {
    const [due] = await ctx.db
      .select({
        day: horoscopeMails.day,
        subscriberId: horoscopeSubscribers.id,
        sign: horoscopeSubscribers.sign,
      })
      .from(horoscopeMails)
      .innerJoin(horoscopeSubscribers, eq(horoscopeSubscribers.id, horoscopeMails.subscriberId))
      .where(eq(horoscopeMails.mailId, id));
    // Yesterday's is of no use to anybody.
    if (!due || due.day !== formatIsoDate(ctx.now())) return null;
    const entries = await ctx.db
      .select({
        kind: horoscopeEntries.kind,
        header: horoscopeEntries.header,
        content: horoscopeEntries.content,
        approvedAt: horoscopeEntries.approvedAt,
      })
      .from(horoscopeEntries)
      .where(
        and(
          ...[eq(horoscopeEntries.sign, due.sign), eq(horoscopeEntries.scope, "daily")],
          ...[eq(horoscopeEntries.startsOn, due.day), eq(horoscopeEntries.state, "published")],
        ),
      )
      .orderBy(asc(horoscopeEntries.position));
    // It was taken off the page meanwhile.
    if (!entries.some(({ kind }) => kind === "main")) return null;
    return dailyHoroscopeLetter({
      ...{ sign: due.sign, day: due.day, subject },
      entries: entries.map(({ approvedAt, ...entry }) => ({
        ...entry,
        isApproved: approvedAt !== null,
      })),
      url: env.APP_URL + paths.horoscope(due.sign, "daily", due.day),
      endUrl: env.APP_URL + paths.horoscopeMailEnd(subscriberKey(due.subscriberId)),
    });
  },
};
