import { timingSafeEqual } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { flashOf, flashParameter, isFlashCode, type FlashCode } from "~/notices/notices";
import { signatureOf } from "~/services/access/secrets.server";
import { paymentParameter, transactionParameter } from "~/site/payment-return";

/** How long the address of a page says what was done, in seconds. */
const shownFor = 5 * 60;

/** What comes and goes in the address of a page without making it another one. */
const passing = [flashParameter, paymentParameter, transactionParameter];

/** Stands for this site where a path is taken apart. */
const here = "http://here.invalid";

/** A notice of ours, and until when it may be shown, in seconds since 1970. */
type Signed = {
  code: FlashCode;
  until: number;
  /** Whether help lines stand with it; only the signature tells, so that no log does. */
  isHelpNear: boolean;
};

/**
 * The address of a page that then says what was done, if there is anything to say. The notice travels in the address, signed:
 * ordering and paying need no cookie, and nobody else's link makes a page of ours say anything.
 * @param path a path of ours
 */
export function withFlash(
  path: string,
  code: FlashCode | null | undefined,
  { isHelpNear = false } = {},
): string {
  return code ? withSigned(path, { code, until: nowInSeconds() + shownFor, isHelpNear }) : path;
}

/** What the address of a page says; null when that is nothing, too old, meant for another page or not of our making. */
export function flashIn(address: string | URL) {
  const signed = signedIn(new URL(address, here));
  return signed && flashOf(signed.code, signed);
}

/**
 * The address of another page, which then says what this one was asked to: how a payment ended, and what was done unless
 * the other has something of its own to say.
 * @param asked the whole address of this page
 * @param path a path of ours
 */
export function withNoticesOf(asked: string | URL, path: string): string {
  const from = new URL(asked, here);
  const { searchParams } = new URL(path, here);
  let next = path;
  if (!searchParams.has(paymentParameter))
    for (const name of [paymentParameter, transactionParameter]) {
      const value = from.searchParams.get(name);
      if (value !== null && !searchParams.has(name)) next = withParameter(next, name, value);
    }
  const signed = searchParams.has(flashParameter) ? null : signedIn(from);
  return signed ? withSigned(next, signed) : next;
}

/**
 * The same loader, where a redirect within the site loses nothing of what its address was to say: the notice goes on to
 * the page that shows it.
 */
export function carryingNotices<Args extends Pick<LoaderFunctionArgs, "request">>(
  loader: (args: Args) => Promise<unknown>,
): (args: Args) => Promise<unknown> {
  return async (args) => {
    const carry = (answer: unknown) => {
      if (!(answer instanceof Response)) return;
      const target = answer.headers.get("Location");
      if (!target?.startsWith("/") || target.startsWith("//")) return;
      answer.headers.set("Location", withNoticesOf(args.request.url, target));
    };
    try {
      const answer = await loader(args);
      carry(answer);
      return answer;
    } catch (thrown) {
      carry(thrown);
      throw thrown;
    }
  };
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

function withParameter(path: string, name: string, value: string): string {
  const [address = "", hash] = path.split("#");
  const whole = `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;
  return hash === undefined ? whole : `${whole}#${hash}`;
}

function withSigned(path: string, { code, until, isHelpNear }: Signed): string {
  const said = `${code}.${until.toString(36)}`;
  return withParameter(
    path,
    flashParameter,
    `${said}.${signature(new URL(path, here), said, isHelpNear)}`,
  );
}

function signedIn(url: URL): Signed | null {
  const value = url.searchParams.get(flashParameter) ?? "";
  const [, said = "", code = "", time = "", given = ""] =
    /^(([\w-]{1,40})\.([\da-z]{1,8}))\.([\w-]{43})$/.exec(value) ?? [];
  const until = Number.parseInt(time, 36);
  if (!isFlashCode(code) || !(until > nowInSeconds())) return null;
  const [isHelpNear] = [false, true].filter((near) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(signature(url, said, near))),
  );
  return isHelpNear === undefined ? null : { code, until, isHelpNear };
}

/** Signs for one address of one page, whichever order its parameters come in. */
function signature({ pathname, searchParams }: URL, said: string, isHelpNear: boolean): string {
  const query = new URLSearchParams(searchParams);
  for (const name of passing) query.delete(name);
  query.sort();
  return signatureOf(isHelpNear ? "flash with help" : "flash", `${said} ${pathname}?${query}`);
}
