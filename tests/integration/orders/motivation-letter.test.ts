import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import { composeLetter } from "~/documents/letter/model";
import { adultCrisisLine } from "~/copy/help-lines";
import { motivationLetterContentSchema } from "~/products/motivation-letter/content";
import { loader } from "~/routes/orders/document";
import { getOrderPage } from "~/services/orders/order-page.server";
import { extractText, syntaxOf } from "../../unit/documents/pdf-reading";
import { deliverOrder, testContext } from "../../support/orders";
import { letterTexts } from "../../support/printed-texts";
import { recordsOf } from "../../support/records";
import { call, get } from "../../support/requests";
import { filledLetter, payForForm, submitLetter } from "../../support/uploads";
import { sandbox } from "../../support/world";
import { termsFile } from "../../support/terms-file";

const ctx = testContext();
const fulfil = (orderId: string) => deliverOrder(ctx, { orderId, lastAttempt: false });

async function orderedLetter(more: Record<string, string> = {}) {
  const form = filledLetter(more);
  await submitLetter(form);
  return payForForm(form);
}

async function deliveredLetter(more: Record<string, string> = {}) {
  const { id } = await orderedLetter(more);
  await fulfil(id);
  const records = await recordsOf(id);
  const [pdf, docx, commentary] = records.files;
  if (!pdf || !docx || !commentary) throw new Error("the letter has not all its files");
  const content = motivationLetterContentSchema.parse(records.texts[0]?.content);
  const { email, answers } = records.order;
  const letter = composeLetter(
    content,
    { email, fields: answers ?? {} },
    records.texts[0]?.writtenAt ?? new Date(),
  );
  return { ...records, pdf, docx, commentary, content, letter };
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

describe("a motivation letter", () => {
  test("comes as PDF and DOCX, in the mail and on the order's page", async () => {
    const { order, delivered, pdf, docx, commentary } = await deliveredLetter();
    expect(delivered).toMatchObject([
      {
        attachments: [
          { filename: "list-motywacyjny.pdf", contentType: "application/pdf" },
          { filename: "list-motywacyjny.docx", contentType: docx.contentType },
          { filename: "list-motywacyjny-komentarz.pdf", contentType: "application/pdf" },
          termsFile,
        ],
      },
    ]);
    expect(`${delivered[0]?.text}`).toContain(
      [
        "Pliki są też w załącznikach:",
        "- list-motywacyjny.pdf – gotowy do czytania i wysłania",
        "- list-motywacyjny.docx – to samo do poprawek",
        "- list-motywacyjny-komentarz.pdf – komentarz tylko dla Ciebie",
      ].join("\n"),
    );
    // It is about an application: numbers to call stand in it only where its own words called for them.
    expect(delivered[0]?.text).not.toContain(adultCrisisLine.number);
    // Its first page, with a name and an address, shows what was made where it is opened, and not in the mail.
    expect(delivered[0]?.html).not.toContain("cid:");
    const view = await getOrderPage(ctx, order.token);
    expect(view?.hasCover).toBe(true);
    expect(view?.documents).toEqual([
      { position: 0, fileName: "list-motywacyjny.pdf", pageCount: 1, isReadable: true },
      { position: 1, fileName: "list-motywacyjny.docx", pageCount: null, isReadable: false },
      { position: 2, fileName: "list-motywacyjny-komentarz.pdf", pageCount: 1, isReadable: true },
    ]);
    for (const [position, file, how] of [
      [undefined, pdf, "inline"],
      ["1", docx, "attachment"],
      ["2", commentary, "inline"],
    ] as const) {
      const { response } = await call(loader, get("/orders/x/document"), {
        token: order.token,
        ...(position && { position }),
      });
      expect(Buffer.from(await response!.arrayBuffer()).equals(file.bytes)).toBe(true);
      expect(response!.headers.get("Content-Disposition")).toBe(
        `${how}; filename="${file.fileName}"`,
      );
    }
    for (const position of ["3", "-1", "1e0", "x"])
      expect((await call(loader, get("/"), { token: order.token, position })).status).toBe(404);
  });

  test("says the same in both files", async () => {
    const { docx, pdf, letter } = await deliveredLetter();
    const { value } = await mammoth.extractRawText({ buffer: docx.bytes });
    expect(plain(value)).toBe(plain(letterTexts(letter).join("\n")));
    const text = await extractText(pdf.bytes);
    for (const line of [...letter.sender.details, letter.placeAndDate, letter.subject])
      expect(text).toContain(plain(line));
    for (const paragraph of letter.paragraphs) expect(text).toContain(plain(paragraph));
    expect(text).toContain("Wyrażam zgodę na przetwarzanie moich danych osobowych");
    expect(text).not.toContain("Dlaczego tak");
  });

  test.each([
    ["PL", "pl", "Szanowni Państwo,", /Kraków, \d+ \p{L}+ \d{4}$/u],
    ["EN", "en", "Dear Hiring Team,", /Kraków, \d+ [A-Z][a-z]+ \d{4}$/],
    ["DE", "de", "Sehr geehrte Damen und Herren,", /Kraków, \d+\. [A-Z]\p{L}+ \d{4}$/u],
  ])(
    "is written, dated and tagged in the language asked for: %s",
    async (code, tag, hello, date) => {
      const { pdf, commentary, letter } = await deliveredLetter({ language: code });
      expect(letter.salutation).toBe(hello);
      expect(letter.placeAndDate).toMatch(date);
      expect(letter.consent === null).toBe(code !== "PL");
      expect(syntaxOf(pdf.bytes)).toContain(`/Lang (${tag})`);
      expect(syntaxOf(commentary.bytes)).toContain("/Lang (pl)");
    },
  );

  test("is Polish when no language is chosen, and goes without what was not given", async () => {
    const { letter } = await deliveredLetter({ language: "", city: "", phone: "" });
    expect(letter.language).toBe("pl");
    expect(letter.sender.details).toHaveLength(1);
    expect(letter.placeAndDate).not.toContain(",");
  });

  test.each(["formalny", "luźny", "z humorem", "kreatywny"])(
    "begins differently when it is to be %s",
    async (letterStyle) => {
      const { content } = await deliveredLetter({ letterStyle });
      const { content: formal } = await deliveredLetter();
      expect(content.paragraphs[0] === formal.paragraphs[0]).toBe(letterStyle === "formalny");
    },
  );

  test("is mailed as it was rendered first, however often the mail is tried", async () => {
    const { id } = await orderedLetter();
    sandbox.faults.arm({ service: "resend", fault: "reset_after_accepting" });
    await expect(fulfil(id)).rejects.toThrow("resend unavailable");
    const before = await recordsOf(id);
    await fulfil(id);
    const after = await recordsOf(id);
    expect(after.files).toEqual(before.files);
    expect(after.delivered).toMatchObject([{ requests: 2, conflicts: 0 }]);
  });

  test("asked of three workers is stored once, whole", async () => {
    const { id } = await orderedLetter();
    await Promise.allSettled([fulfil(id), fulfil(id), fulfil(id)]);
    await fulfil(id);
    const { files, delivered } = await recordsOf(id);
    expect(files).toHaveLength(3);
    expect(delivered).toMatchObject([{ conflicts: 0 }]);
  });
});
