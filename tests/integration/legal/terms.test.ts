import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { brand } from "~/config/brand";
import { operator } from "~/config/operator.server";
import { db } from "~/db/client.server";
import { mails, orders, termsTexts, users } from "~/db/schema";
import { asPlainText, termsInForce } from "~/legal/terms-text.server";
import { loader as archive } from "~/routes/public/terms-archive";
import { loader as version } from "~/routes/public/terms-version";
import { Invalid, NotAllowed } from "~/services/command/errors";
import { announceTerms } from "~/services/legal/announce-terms.server";
import { deleteAccountMails } from "~/services/members/account-mails.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { breachReasons, machineAnchors } from "~/site/moderation";
import { newPerson } from "../../support/community";
import { emailOf } from "../../support/moderation";
import { placeDeliveredOrder, placeTestOrder, testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { call, get } from "../../support/requests";

const terms = termsInForce();

test("every rule that a decision cites has its address in the terms", () => {
  const anchors = [
    ...Object.values(breachReasons).map(({ rule }) => rule.anchor),
    ...Object.values(machineAnchors),
    ...["opinie", "konto", "tresci", "kto-kupuje"],
  ];
  for (const anchor of anchors) expect(terms.html.split(`id="${anchor}"`)).toHaveLength(2);
});

test("an order keeps the terms that it was placed under, and anybody can read them later", async () => {
  const order = await placeTestOrder(testContext());
  expect(order.termsVersion).toBe(terms.version);
  expect(terms.version).toMatch(new RegExp(`^${brand.legalVersion}-[0-9a-f]{8}$`));
  const list = await call<{ version: string }[]>(archive, get("/regulamin/wersje"));
  expect(list.data.map((each) => each.version)).toContain(terms.version);
  const read = (name: string) =>
    call<{ html: string }>(version, get(`/regulamin/wersje/${name}`), { version: name });
  expect((await read(terms.version)).data.html).toBe(terms.html);
  expect((await read("2000-01-01-00000000")).status).toBe(404);
});

test("the mail that delivers confirms the whole contract, with the terms attached", async () => {
  const { id, email } = await placeDeliveredOrder();
  const [mail] = mailsTo(email);
  const { name, address, phone, register, nip } = operator;
  for (const fact of [name, address, phone, register, nip, "11,99", "z podatkami"])
    expect(mail!.text!.replaceAll("\u00a0", " ")).toContain(fact);
  expect(mail!.text).toMatch(/Twoje oświadczenia[\s\S]*14 dni[\s\S]*wyraźnie zgadzam się/);
  expect(mail!.text).toMatch(/Prawo do odstąpienia od umowy wygasa.*art\. 38/);
  expect(mail!.text).toMatch(/Reklamacja[\s\S]*14 dni/);
  const attached = mail!.attachments?.find(({ filename }) => filename.startsWith("regulamin-"));
  expect(attached).toBeDefined();
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  expect(order!.termsVersion).toBe(terms.version);
  expect(asPlainText(terms)).toMatch(/^Regulamin serwisu[\s\S]*Nikomu nie grozimy\./);
  expect(asPlainText(terms)).not.toMatch(/<[a-z/]|&(?:amp|quot|lt);/);
});

test("the terms as text say every word of them in its order, and each point on a line of its own", () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const markup = terms.html.replace(/<[^>]*>/g, " ").replace(/&(?:amp|lt|gt|quot|#x27);/g, " ");
  const [, text = ""] = /\n\n([\s\S]*)$/.exec(asPlainText(terms)) ?? [];
  const withoutAddresses = text.replace(/ \(https?:[^)\s]*\)/g, "");
  expect(words(markup).length).toBeGreaterThan(2_000);
  expect(words(withoutAddresses).join(" ")).toBe(words(markup).join(" "));
  const points = terms.html.match(/<li[ >]/g) ?? [];
  expect(text.match(/^- \S/gm)).toHaveLength(points.length);
});

test("members are told of new terms at least 14 days before, once each", async () => {
  const person = await newPerson();
  const email = await emailOf(person);
  const accepted = { termsVersion: terms.version, termsAcceptedAt: new Date() };
  await db.update(users).set(accepted).where(eq(users.id, person.userId));
  const clock = { now: new Date("2030-01-01T12:00:00Z") };
  const coming = { ...terms, version: "2030-01-15-aaaaaaaa", effectiveOn: "2030-01-15" };
  const changes = "Dodajemy rozmowy na żywo.";
  const announce = (more: object = {}, actor: "operator" | "visitor" = "operator") =>
    announceTerms(testContext(actor, clock), { changes, terms: coming, ...more });
  await expect(announce({ terms: { ...coming, effectiveOn: "2030-01-14" } })).rejects.toThrow(
    Invalid,
  );
  await expect(announce({ changes: " " })).rejects.toThrow(Invalid);
  await expect(announce({}, "visitor")).rejects.toThrow(NotAllowed);
  expect(await announce()).toBeGreaterThan(0);
  expect(await announce()).toBe(0);
  const [kept] = await db.select().from(termsTexts).orderBy(desc(termsTexts.effectiveOn));
  expect(kept).toMatchObject({ version: coming.version, changes });
  const [queued, ...others] = await db.select().from(mails).where(eq(mails.recipient, email));
  expect(others).toEqual([]);
  await sendMail(testContext("worker"), { mailId: queued!.id, lastAttempt: false });
  const [mail] = mailsTo(email);
  expect(mail!.text).toContain(changes);
  expect(mail!.text).toContain(`/regulamin/wersje/${coming.version}`);

  const cleanUpOn = (day: string) =>
    deleteAccountMails(testContext("schedule", { now: new Date(`${day}T12:00:00Z`) }));
  await cleanUpOn("2030-07-03");
  expect(await db.$count(mails, eq(mails.recipient, email))).toBe(1);
  await cleanUpOn("2030-07-05");
  expect(await db.$count(mails, eq(mails.recipient, email))).toBe(0);
});
