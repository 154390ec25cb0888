import { eq } from "drizzle-orm";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { adultCrisisLine } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import { mails, moderationCases, notificationSettings, posts } from "~/db/schema";
import { emptyForm } from "~/forms/refusal";
import { CaseView } from "~/routes/community/case-view";
import CasesPage from "~/routes/community/cases";
import NotificationsPage from "~/routes/community/notifications";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { listMyCases, readCasePage } from "~/services/moderation/case-page.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { tellOfHeld } from "~/services/moderation/tell-of-held.server";
import { writeToAuthor } from "~/services/moderation/write-message.server";
import { saveNotificationMails } from "~/services/notifications/mail-settings.server";
import { sendDigests } from "~/services/notifications/send-digests.server";
import { notificationText } from "~/site/notifications";
import { urgencies } from "~/site/moderation";
import {
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  mailsAt,
  reportAs,
  scene,
} from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { mailsTo } from "../../support/records";
import { sandbox } from "../../support/world";

const loaded = vi.hoisted(() => ({ data: {} as unknown }));

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useLoaderData: () => loaded.data,
  useRouteLoaderData: () => undefined,
  useLocation: () => ({ pathname: "/", search: "", hash: "", state: null, key: "" }),
}));

beforeEach(() => sandbox.state.clear());

const verdict = /decyzj|zdecydowa|moderacj/i;

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ");

type Scene = Awaited<ReturnType<typeof scene>>;

async function held() {
  const all = await scene({ isSensitive: false });
  await reportAs(all.reporter, "post", all.post.id, { reason: "crisis" });
  const { id: caseId } = await caseOf(all.post.id);
  await db.update(posts).set({ state: "held" }).where(eq(posts.id, all.post.id));
  await db
    .update(moderationCases)
    .set({ urgency: urgencies.crisis })
    .where(eq(moderationCases.id, caseId));
  await tellOfHeld(testContext("schedule"));
  return { ...all, caseId };
}

/** All that the author reads of it in lists, on the page of the case and in mails. */
async function readBy({ author, caseId }: Scene & { caseId: string }) {
  const { notifications } = await listNotifications(author.ctx);
  const cases = await listMyCases(author.ctx);
  const [key] = await keysOf(caseId, "author");
  const page = { ...(await readCasePage(author.ctx, key!)), key: key!, formToken: "1" };
  const rendered = (Page: FunctionComponent, data: object) => {
    loaded.data = data;
    return renderToStaticMarkup(createElement(Page));
  };
  const email = await emailOf(author);
  await mailsAt(email, "");
  return {
    notifications,
    cases,
    pages: [
      rendered(NotificationsPage, {
        ...{ notifications, next: null, unread: 1, isLater: false },
        now: new Date().toISOString(),
      }),
      rendered(CasesPage, { cases }),
      renderToStaticMarkup(createElement(CaseView, { page, form: emptyForm })),
    ],
    letters: mailsTo(email).map(
      ({ subject, text, html }) => `${subject}\n${text}\n${textOf(html ?? "")}`,
    ),
    sent: await db.$count(mails, eq(mails.recipient, email)),
  };
}

const keep = { kind: "hide", reason: "kept_private", words: "Jesteśmy tu." } as const;

const afterwards = {
  "while nobody has read it": async () => {},
  "once it is kept private": async ({ first, caseId }) => {
    await decideCase(first.ctx, { caseId, ...keep });
  },
  "once everybody may read it": async ({ first, caseId }) => {
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "no_breach", words: "" });
  },
  "when staff write": async ({ first, caseId }) => {
    await writeToAuthor(first.ctx, { caseId, text: "Jak się dziś masz?" });
  },
  "in the digest of a day": async ({ author }) => {
    await saveNotificationMails(author.ctx, "digest");
    const yesterday = new Date("2026-01-01");
    await db
      .update(notificationSettings)
      .set({ lastDigestAt: yesterday })
      .where(eq(notificationSettings.userId, author.userId));
    const evening = { now: new Date("2027-01-01T20:00:00Z") };
    expect(await sendDigests(testContext("schedule", evening))).toBeGreaterThan(0);
  },
  "when it is looked at again": async ({ first, second, author, caseId }) => {
    await decideCase(first.ctx, { caseId, ...keep });
    const [key] = await keysOf(caseId, "author");
    const appeal = { key: key!, text: "Chcę, żeby to było widać.", screening: screeningOf() };
    await submitAppeal(author.ctx, appeal);
    const { id } = await appealIn(caseId);
    await answerAppeal(second.ctx, {
      appealId: id,
      outcome: "upheld",
      words: "Jeszcze chwilę.",
    });
  },
} satisfies Record<string, (all: Scene & { caseId: string }) => Promise<void>>;

test.each(Object.entries(afterwards))(
  "whoever was held for care reads words of care and whom to call, and no verdict: %s",
  async (_, happens) => {
    const all = await held();
    await happens(all);
    const { notifications, cases, pages, letters, sent } = await readBy(all);
    expect(cases).toMatchObject([{ isForCare: true }]);
    for (const each of notifications)
      expect(each.isReadable && notificationText(each)).toMatch(/^Myślimy o Tobie/);
    for (const page of pages) {
      expect(page).toContain(adultCrisisLine.number);
      expect(textOf(page)).not.toMatch(verdict);
      // As a browser that shows text alone has it.
      expect(page.replaceAll(/<[^>]*>/g, "")).not.toMatch(/\p{L}Nr |:\d\d(?:system|człowiek)/u);
    }
    for (const letter of letters) {
      expect(letter).toContain(adultCrisisLine.number);
      expect(letter).not.toMatch(verdict);
    }
    expect(letters).toHaveLength(sent);
  },
);

test("what breaks the rules is told among everything else, without the lines on top", async () => {
  const all = await scene();
  await reportAs(all.reporter, "post", all.post.id);
  const { id: caseId } = await caseOf(all.post.id);
  await decideCase(all.first.ctx, { caseId, kind: "hide", reason: "abuse", words: "Bez obelg." });
  const { cases, pages } = await readBy({ ...all, caseId });
  expect(cases).toMatchObject([{ isForCare: false }]);
  for (const list of pages.slice(0, 2)) expect(list).not.toContain("Z troską o Ciebie");
  // Whoever reported what was held for care hears of a report.
  const of = await held();
  await decideCase(of.first.ctx, { caseId: of.caseId, ...keep });
  expect(await listMyCases(of.reporter.ctx)).toMatchObject([
    { side: "reporter", isForCare: false },
  ]);
  const [told] = (await listNotifications(of.reporter.ctx)).notifications;
  expect(told).toMatchObject({ ofCase: { isForCare: false } });
});
