import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import {
  action as unsubscribeAction,
  loader as unsubscribeLoader,
} from "~/routes/community/unsubscribe";
import {
  findNotificationMails,
  saveNotificationMails,
} from "~/services/notifications/mail-settings.server";
import { markRead } from "~/services/notifications/mark-read.server";
import { sendDigests } from "~/services/notifications/send-digests.server";
import { newGroup } from "../../support/community";
import { conversation, mailsTo } from "../../support/conversation";
import { testContext } from "../../support/orders";
import { call, get, post as postTo } from "../../support/requests";
import { sandbox } from "../../support/world";

let open: Awaited<ReturnType<typeof newGroup>>;
let closed: typeof open;
beforeAll(async () => {
  open = await newGroup({ name: "Ogrodnicy" });
  closed = await newGroup({ name: "Cicha przystań", isSensitive: true, type: 19 });
});

describe("mails about notifications", () => {
  beforeEach(() => sandbox.state.clear());

  test("go to nobody who has not asked", async () => {
    const { owner, reply } = await conversation(open);
    await reply();
    expect(await findNotificationMails(owner.ctx)).toBe("none");
    expect(await mailsTo(owner)).toEqual([]);
  });

  test("tell of answers at once, and can be ended with one click", async () => {
    const { owner, other, theirs, reply, like } = await conversation(open);
    await saveNotificationMails(owner.ctx, "replies");
    await reply();
    await like(theirs);
    const [mail, ...others] = await mailsTo(owner);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Nowa odpowiedź: „Pierwsze pomidory”",
      headers: {
        "List-Unsubscribe": expect.stringMatching(/^<http.*\/unsubscribe\/[0-9a-f-]{36}>$/),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    expect(mail!.text).toContain(`${other.nick} odpowiada na Twój post`);
    const address = new URL(mail!.headers["List-Unsubscribe"]!.slice(1, -1)).pathname;
    const params = { key: address.split("/").at(-1)! };
    for (const link of [address, `${address}?gotowe=1`, `${address}?done=saved`])
      expect((await call(unsubscribeLoader, get(link), params)).data).toMatchObject({
        isDone: false,
      });
    expect(await findNotificationMails(owner.ctx)).toBe("replies");
    const click = postTo(address, { "List-Unsubscribe": "One-Click" });
    expect((await call(unsubscribeAction, click, params)).status).toBe(200);
    expect(await findNotificationMails(owner.ctx)).toBe("none");
    expect((await call(unsubscribeLoader, get(address), params)).data).toMatchObject({
      isDone: true,
    });
    await reply();
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  test.each(["x", crypto.randomUUID()])("are ended by no other key: %s", async (key) => {
    const answer = await call(unsubscribeAction, postTo(`/unsubscribe/${key}`, {}), { key });
    expect(answer.status).toBe(404);
  });

  test.each(["sensitive", "private"])("of a %s group hold neither name nor text", async (kind) => {
    const group =
      kind === "sensitive"
        ? closed
        : await newGroup({ name: "Cicha przystań II", isPrivate: true });
    const { owner, theirs, reply } = await conversation(group);
    await saveNotificationMails(owner.ctx, "replies");
    await reply();
    const [mail] = await mailsTo(owner);
    expect(mail!.subject).toBe("Masz nową odpowiedź");
    const all = JSON.stringify(mail);
    for (const secret of [
      "pomidory",
      "przystań",
      "tak samo",
      theirs.pseudonym ?? theirs.id,
      group.slug,
    ])
      expect(all).not.toContain(secret);
  });

  test("are not sent about what was taken away meanwhile", async () => {
    const { owner, post, reply } = await conversation(open);
    await saveNotificationMails(owner.ctx, "replies");
    await reply();
    await db.update(posts).set({ state: "hidden" }).where(eq(posts.id, post.id));
    expect(await mailsTo(owner)).toEqual([]);
  });
});

describe("the digest", () => {
  beforeEach(() => sandbox.state.clear());
  // 18:00 in Warsaw is 17:00 in winter and 16:00 in summer.
  const noon = Date.parse("2026-12-01T11:00:00Z");
  const hour = 60 * 60_000;
  const digests = (now: number) => sendDigests(testContext("schedule", { now: new Date(now) }));

  /** Somebody who wants a digest since noon, with one answer. */
  async function waiting(group = open) {
    const clock = { now: new Date(noon) };
    const talk = await conversation(group, clock);
    await saveNotificationMails(talk.owner.ctx, "digest");
    await talk.reply();
    return talk;
  }

  test.each([
    ["2026-12-01T16:59:59Z", "2026-12-01T17:00:00Z"],
    ["2027-07-01T15:59:59Z", "2027-07-01T16:00:00Z"],
  ])("goes out at six in Warsaw: not %s but %s", async (early, due) => {
    const { owner } = await waiting();
    expect(await digests(Date.parse(early))).toBe(0);
    expect(await digests(Date.parse(due))).toBe(1);
    const [mail] = await mailsTo(owner);
    expect(mail).toMatchObject({ subject: "Co nowego u Ciebie dzisiaj" });
    expect(mail!.headers).toHaveProperty("List-Unsubscribe-Post");
    expect(mail!.text).toContain("Pierwsze pomidory");
  });

  test("is one, however many processes send it and however often", async () => {
    const { owner } = await waiting();
    const due = noon + 6 * hour;
    const sent = await Promise.all(Array.from({ length: 8 }, () => digests(due)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await digests(due + hour)).toBe(0);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  test("is not sent when nothing happened, nor about what was read", async () => {
    const { owner, reply } = await waiting();
    await markRead(owner.ctx);
    expect(await digests(noon + 6 * hour)).toBe(0);
    await reply();
    expect(await digests(noon + 8 * hour)).toBe(0);
    expect(await digests(noon + 30 * hour)).toBe(1);
    expect(await digests(noon + 54 * hour)).toBe(0);
  });

  test("counts what happened in closed groups and says no more of it", async () => {
    const { owner, theirs } = await waiting(closed);
    expect(await digests(noon + 6 * hour)).toBe(1);
    const all = JSON.stringify(await mailsTo(owner));
    expect(all).toContain("1\u00a0powiadomienie w grupach");
    for (const secret of ["pomidory", "przystań", theirs.pseudonym!])
      expect(all).not.toContain(secret);
  });
});
