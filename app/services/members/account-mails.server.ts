import { and, eq, inArray, lt } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { brand } from "~/config/brand";
import { operator } from "~/config/operator.server";
import { formatDateTime } from "~/copy/format";
import { composeLetter } from "~/mails/letter.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { termsChangeMail } from "../legal/terms-change-mail";
import { queueMail } from "../mails/queue-mail.server";
import type { DeletionReason, UnbanReason } from "./acts";
import type { MailWriter } from "../mails/mail-writer";
import { accountDeletedMail, accountUnbannedMail } from "./account-mails";
import { accountMails, mails } from "~/db/schema";

type Facts = {
  reason: string;
  /** What it rests on; null for one's own wish. */
  ground: { anchor: string } | "law" | null;
  at: Date;
};

const because = ({ reason, ground }: Facts) =>
  `Powód: ${reason}.${ground === null ? "" : ` Podstawa: ${ground === "law" ? "przepisy prawa" : `regulamin (${env.APP_URL}${paths.termsRule(ground.anchor)})`}.`}`;

const recourse = `Jeśli uważasz, że to pomyłka, możesz się bezpłatnie odwołać w ciągu sześciu miesięcy: napisz na ${operator.email}. Odpowie inna osoba niż ta, która zdecydowała. Możesz też pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.`;

const accountDeletedLetter = (facts: Facts) =>
  composeLetter({
    subject: accountDeletedMail.subject(),
    preview: "Piszemy, dlaczego i co zostaje.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Twoje konto w serwisie ${brand.name} jest usunięte, razem z profilem i danymi logowania. Zamówienia zostają: ich strony, dokumenty i zwroty działają dalej.`,
      because(facts),
      recourse,
    ],
    facts: [
      { label: "Kiedy", value: formatDateTime(facts.at) },
      { label: "Kto zdecydował", value: "dwie osoby z naszego zespołu, bez automatu" },
    ],
  });

/** Of the reason for the end of a ban nothing is said: it would tell of the people who decided, and what they think now. */
const accountUnbannedLetter = ({ at }: Facts) =>
  composeLetter({
    subject: accountUnbannedMail.subject(),
    preview: "Możesz się znów zalogować.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Twoje konto w serwisie ${brand.name} nie jest już zablokowane. Zaloguj się jak dawniej: wszystko, co na nim było, jest na miejscu.`,
      "Jeśli blokada była pomyłką, przepraszamy.",
    ],
    button: { label: "Zaloguj się", href: env.APP_URL + paths.login() },
    facts: [{ label: "Kiedy", value: formatDateTime(at) }],
  });

const reasonTexts: Record<DeletionReason, string> = {
  underage: "z serwisu można korzystać od 16 lat",
  court_order: "nakaz sądu",
  asked_by_member: "Twoja prośba",
};

/** What each reason rests on: a rule of the terms, by its address; the law; or nothing, where it is one's own wish. */
const grounds: Record<DeletionReason, Facts["ground"]> = {
  underage: { anchor: "konto" },
  court_order: "law",
  asked_by_member: null,
};

/** Tells the owner of an account what staff did to it and why. */
export async function mailAccount(
  tx: TransactionContext,
  kind: typeof accountDeletedMail | typeof accountUnbannedMail,
  { recipient, reason }: { recipient: string; reason: DeletionReason | UnbanReason },
): Promise<void> {
  const mailId = await queueMail(tx, {
    kind,
    recipient,
    subject: kind.subject(),
    idempotencyKey: `${kind.code}/${crypto.randomUUID()}`,
  });
  if (mailId) await tx.db.insert(accountMails).values({ mailId, reason });
}

const writer = (letter: (facts: Facts) => ReturnType<typeof composeLetter>): MailWriter => ({
  async compose(ctx, { id, createdAt }) {
    const [found] = await ctx.db
      .select({ reason: accountMails.reason })
      .from(accountMails)
      .where(eq(accountMails.mailId, id));
    if (!found) return null;
    const code = found.reason as keyof typeof reasonTexts;
    return letter({
      reason: reasonTexts[code] ?? "",
      ground: grounds[code] ?? null,
      at: createdAt,
    });
  },
});

export const accountDeletedWriter = writer(accountDeletedLetter);
export const accountUnbannedWriter = writer(accountUnbannedLetter);

/** Of bans from before each was a case. */
const earlierBans = "account_banned";
/** Kinds of mails that are kept as a whole for as long as somebody may object, and then go as a whole. */
export const keptAccountMails: readonly string[] = [
  ...[accountUnbannedMail, accountDeletedMail, termsChangeMail].map(({ code }) => code),
  earlierBans,
];

/** Deletes old mails about accounts and what holds for them: the account may be gone, and its address with it. */
export async function deleteAccountMails(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.accountMail));
  await ctx.db
    .delete(mails)
    .where(and(inArray(mails.kind, [...keptAccountMails]), lt(mails.createdAt, before)));
}
