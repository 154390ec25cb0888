import { expect, test } from "vitest";
import { withFlash } from "~/http/flash.server";
import { flashOf } from "~/notices/notices";
import { paths } from "~/paths";
import { loader as accountDeleted } from "~/routes/account/account-deleted";
import { loader as errorPage, meta as errorMeta } from "~/routes/account/error";
import { pageTitle } from "~/ui/page-meta";
import { call, get } from "../../support/requests";

const usual = { text: flashOf("sign-in-provider_error").text, shutOut: null };
const shown = async (address: string) => (await call(errorPage, get(address))).data;

test.each(["banned", "deleted", "inactive"] as const)(
  "nobody's link makes the page of errors say that an account is %s",
  async (state) => {
    const code = `sign-in-${state}` as const;
    const address = withFlash("/error", code);
    expect(await shown(address)).toEqual({
      text: flashOf(code).text,
      shutOut:
        { banned: "Twoje konto jest zablokowane", inactive: "Twoje konto jest nieaktywne" }[
          state as "banned"
        ] ?? null,
    });
    const { data } = await call<{ shutOut: string | null }>(errorPage, get(address));
    const title = data.shutOut ?? "Coś poszło nie tak";
    expect(errorMeta({ data } as Parameters<typeof errorMeta>[0])).toContainEqual({
      title: pageTitle(title),
    });
    const forged = [`/error?reason=${state}`, `/error?done=${code}`, `${address}x`, "/error"];
    for (const link of forged) expect(await shown(link)).toEqual(usual);
  },
);

test("a ban's end is said where it is ours, and no other can be put in its place", async () => {
  const address = withFlash(paths.signInError(new Date("2026-12-13T11:30:00Z")), "sign-in-banned");
  const { text } = (await shown(address)) as { text: string };
  expect(text).toContain("do 13\u00a0grudnia 2026, 12:30 czasu polskiego");
  expect(text).toContain(flashOf("sign-in-banned").text);
  expect(await shown(address.replace("2026-12-13", "2036-12-13"))).toEqual(usual);
  const endless = withFlash("/error", "sign-in-banned");
  expect(await shown(`${endless}&until=2036-12-13T11:30:00Z`)).toEqual(usual);
});

test("nobody's link says goodbye to somebody who has deleted nothing, or ends their other session", async () => {
  const said = await call(accountDeleted, get(withFlash("/account-deleted", "account-deleted")));
  expect(said.data).toMatchObject({ text: "Twoje konto zostało usunięte." });
  for (const query of ["", "?wyloguj=1", "?done=account-deleted"])
    expect((await call(accountDeleted, get(`/account-deleted${query}`))).data).toBeNull();
  const elsewhere = withFlash("/error", "account-deleted").replace("/error", "/account-deleted");
  expect((await call(accountDeleted, get(elsewhere))).data).toBeNull();
});
