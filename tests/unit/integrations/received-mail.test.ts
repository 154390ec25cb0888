import { describe, expect, test } from "vitest";
import { passesDmarc } from "~/integrations/mail/authentication-results";
import { addressIn } from "~/integrations/mail/address-in";
import { isAutomatic } from "~/integrations/mail/automatic-mail";
import { textOfHtml } from "~/integrations/mail/html-text";

describe("DMARC", () => {
  const passes = (...results: string[]) =>
    passesDmarc(results, { authservId: "amazonses.com", domain: "gmail.com" });
  const genuine =
    "amazonses.com; spf=pass (spfCheck: domain of _spf.google.com designates 209.85.1.1 as permitted sender) client-ip=209.85.1.1; envelope-from=anna@gmail.com; helo=mail.google.com; dkim=pass header.i=@gmail.com; dmarc=pass header.from=gmail.com;";

  test("holds where the server that took the mail in says so of its sender's domain", () => {
    expect(passes(genuine)).toBe(true);
    expect(passes("mx.google.com; dmarc=fail", genuine.toUpperCase())).toBe(true);
    expect(passes("amazonses.com 1; dmarc = pass (p=REJECT) header.from = gmail.com")).toBe(true);
  });

  const fail = "dmarc=fail header.from=gmail.com";
  test.each([
    ["no header", []],
    ["an empty one", [""]],
    ["another server", [genuine.replace("amazonses.com", "poczta.example")]],
    ["a server whose name ends so", [genuine.replace("amazonses.com", "xamazonses.com")]],
    ["a failure", [genuine.replace("dmarc=pass", "dmarc=fail")]],
    ["another domain", [genuine.replace("header.from=gmail.com", "header.from=x.pl")]],
    ["no domain", ["amazonses.com; dmarc=pass"]],
    ["two domains", ["amazonses.com; dmarc=pass header.from=gmail.com header.from=x.pl"]],
    ["two headers", [genuine, genuine]],
    ["the sender's own beside it", [genuine, `amazonses.com; ${fail}`]],
    ["two verdicts", [`${genuine} ${fail}`]],
    [
      "a verdict in a comment",
      [`amazonses.com; (note (x) dmarc=pass header.from=gmail.com) spf=x`],
    ],
    [
      "a verdict in the address of the envelope",
      [
        `amazonses.com; spf=pass (domain of "a); dmarc=pass header.from=gmail.com; (b"@x.pl) client-ip=1.2.3.4; dkim=pass`,
      ],
    ],
    ["one that begins within a word", ["amazonses.com; xdmarc=pass header.from=gmail.com"]],
    ["a result that goes on", ["amazonses.com; dmarc=passable header.from=gmail.com"]],
  ])("does not with %s", (_, results) => {
    expect(passes(...results)).toBe(false);
  });
});

describe("a program", () => {
  const head = (fields: Record<string, string>) =>
    new Map(Object.entries(fields).map(([name, value]) => [name, [value]]));
  const by = "anna@gmail.com";

  test.each([
    ["auto-submitted", "auto-replied"],
    ["auto-submitted", "auto-generated; owner-email=x"],
    ["precedence", "bulk"],
    ["precedence", "auto_reply"],
    ["list-id", "<lista.example>"],
    ["list-unsubscribe", "<https://x.example>"],
    ["return-path", "<>"],
    ["return-path", ""],
    ["content-type", "multipart/report; report-type=delivery-status"],
    ["x-autoreply", "yes"],
    ["x-failed-recipients", "anna@x.pl"],
  ])("is known by %s: %s", (name, value) => {
    expect(isAutomatic(head({ [name]: value }), by)).toBe(true);
  });

  test.each([
    "MAILER-DAEMON@x.pl",
    "postmaster@x.pl",
    "no-reply@x.pl",
    "noreply+1@x.pl",
    "bounces-7@x.pl",
  ])("is known by its address, %s", (sender) => expect(isAutomatic(head({}), sender)).toBe(true));

  test("is not what a person writes with", () => {
    const fields = {
      "auto-submitted": "no",
      "return-path": "<anna@gmail.com>",
      "content-type": "multipart/alternative; boundary=x",
      "x-auto-response-suppress": "DR, OOF",
      "x-mailer": "list-x",
    };
    for (const sender of [by, "postmasterska@x.pl", "bouncesa@x.pl", null])
      expect(isAutomatic(head(fields), sender)).toBe(false);
  });
});

describe("the sender", () => {
  test.each([
    ["anna@gmail.com", "anna@gmail.com"],
    ["Anna Kowalska <Anna@Gmail.com>", "anna@gmail.com"],
    ['"Kowalska, Anna" <anna@gmail.com>', "anna@gmail.com"],
    ["=?utf-8?q?Ania?= <anna@gmail.com>", "anna@gmail.com"],
    // The Kelvin sign, which is a k in lower case, and a dotless and a Cyrillic letter.
    ["\u212aowal@gmail.com", null],
    ["anna@\u212aowal.pl", null],
    ["\u0430nna@gmail.com", null],
    ["anna@gmail.com <zly@x.pl>", null],
    ["zly@x.pl, anna@gmail.com", null],
    ["<anna@gmail.com> <zly@x.pl>", null],
    ["anna@gmail.com@x.pl", null],
    ['"anna@gmail.com"@x.pl', null],
    ["Grupa: anna@gmail.com;", null],
    ["anna@gmail.com\r\nBcc: x@x.pl", null],
    ["", null],
  ])("in From %j is %j", (from, sender) => expect(addressIn(from)).toBe(sender));
});

describe("of HTML", () => {
  test("stays what is read, without what is quoted or hidden", () => {
    const html = `<html><head><title>T</title><style>p{}</style></head><body>
      <p>Dzień&nbsp;dobry,<br>nie   działa &lt;b&gt;</p><div hidden>ukryte</div>
      <ul><li>raz</li><li>dwa</li></ul><!-- x --><script>alert(1)</script>
      <div class="gmail_quote"><div class="gmail_attr">W dniu…</div><blockquote>Już</blockquote></div>
      <blockquote type="cite">Cytat<p>głębiej</p></blockquote><p>Anna</p></body></html>`;
    expect(textOfHtml(html)).toBe("Dzień dobry,\nnie działa <b>\n\nraz\n\ndwa\n\nAnna");
  });

  // Were it quadratic anywhere, it would not end before the test's own limit.
  test("comes something whatever it is, however long", () => {
    expect(textOfHtml("")).toBe("");
    expect(textOfHtml("<p>a<b>b</p>c")).toBe("ab\nc");
    expect(textOfHtml("</div></p>&#0;<<p>x")).toContain("x");
    for (const piece of ["<div>", "<", "&", "<a b=", "<!--", "</p>", "<blockquote type=cite>"])
      expect(() => textOfHtml(piece.repeat(200_000))).not.toThrow();
  });
});
