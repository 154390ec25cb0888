import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { acceptFiles } from "~/services/attachments/accept-files.server";
import { extractText } from "~/services/attachments/extract-text.server";
import { maxTextLength } from "~/services/attachments/readable-text";
import {
  docxContentTypes,
  docxWith,
  fileOf,
  pdfBomb,
  pdfWith,
  photo,
  zipWith,
} from "../../support/sample-files";

async function accepted(name: string, content: Uint8Array | string) {
  const { files, problems } = await acceptFiles([fileOf(name, content)]);
  expect(problems).toEqual([]);
  return files[0]!;
}

async function refused(name: string, content: Uint8Array | string) {
  const { files, problems } = await acceptFiles([fileOf(name, content)]);
  expect(files).toEqual([]);
  return problems.join(" ");
}

const notAccepted = (name: string) =>
  `Plik „${name}” nie jest w żadnym z przyjmowanych formatów (PDF, DOCX lub TXT).`;

describe("a file with text", () => {
  it("is kept as it is, and a document is not opened before it has been paid for", async () => {
    const pdf = await pdfWith("Ala prowadzi warsztaty");
    const kept = { name: "cv.pdf", contentType: "application/pdf", text: null, bytes: pdf };
    expect(await accepted("cv.pdf", pdf)).toMatchObject(kept);
    const { contentType, text } = await accepted("cv.docx", await docxWith("Łucja", "Kraków"));
    expect(contentType).toContain("wordprocessingml");
    expect(text).toBeNull();
  });

  it("is read from a PDF", async () => {
    expect(await extractText(await pdfWith("Ala prowadzi warsztaty"), "pdf")).toBe(
      "Ala prowadzi warsztaty",
    );
  });

  it("is read from a DOCX", async () => {
    expect(await extractText(await docxWith("Łucja", "Kraków"), "docx")).toBe("Łucja\n\nKraków");
  });

  it("is read from a TXT, with or without a byte order mark", async () => {
    for (const text of ["Zażółć\r\ngęślą", "\ufeffZażółć\ngęślą"])
      expect((await accepted("opis.txt", text)).text).toBe("Zażółć\ngęślą");
  });

  it("is shown to the model up to a bound", async () => {
    const { text } = await accepted("długi.txt", "słowo ".repeat(20_000));
    expect(text).toHaveLength(maxTextLength);
  });

  it("has none when it cannot be read", async () => {
    const broken = "%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF";
    expect((await accepted("skan.pdf", broken)).text).toBeNull();
    expect(await extractText(Buffer.from(broken), "pdf")).toBeNull();
    const hollow = zipWith({ "[Content_Types].xml": docxContentTypes });
    expect(await extractText(hollow, "docx")).toBeNull();
  });

  it("has none when reading it would take the memory of the whole machine", async () => {
    expect(await extractText(pdfBomb(1), "pdf")).toBe("Ala");
    const bomb = pdfBomb(400);
    expect(bomb.length).toBeLessThan(5_000);
    expect(await extractText(bomb, "pdf")).toBeNull();
    // Whoever comes after it is served.
    expect(await extractText(await pdfWith("Ola"), "pdf")).toBe("Ola");
  });
});

it("refuses pictures, whatever their name: nobody would read them", async () => {
  const jpeg = await photo();
  const [png, webp] = await Promise.all([
    sharp(jpeg).png().toBuffer(),
    sharp(jpeg).webp().toBuffer(),
  ]);
  for (const [name, bytes] of [
    ["ja.jpg", jpeg],
    ["ja.png", png],
    ["ja.webp", webp],
  ] as const)
    expect(await refused(name, bytes)).toBe(notAccepted(name));
  const { problems } = await acceptFiles([fileOf("ja.txt", png)]);
  expect(problems).toHaveLength(1);
});

describe("a file that is not what it says", () => {
  it.each([
    ["a renamed program", "cv.pdf", "MZ\u0090\0\u0003\0\0\0%PDF-1.7"],
    ["a page that holds a PDF", "cv.pdf", "<html>%PDF-1.7 <script>alert(1)</script>"],
    ["a script", "instaluj.sh", "#!/bin/sh\nrm -rf /"],
    ["a vector drawing", "logo.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>"],
    ["a GIF", "kot.gif", "GIF89a\u0001\0\u0001\0"],
    ["an archive of something else", "cv.docx", zipWith({ "a.exe": Buffer.from("MZ") })],
  ])("is refused: %s", async (_, name, content) => {
    const bytes = typeof content === "string" ? Buffer.from(content, "latin1") : content;
    expect(await refused(name, bytes)).toBe(notAccepted(name));
  });

  it.each([
    ["another encoding", Buffer.from([0x6f, 0xb9, 0xea, 0x9c])],
    ["a program", Buffer.from("MZ\0\0\0\0")],
  ])("is refused when a TXT is %s", async (_, content) => {
    expect(await refused("notatki.txt", content)).toBe(
      "Plik „notatki.txt” nie jest tekstem w kodowaniu UTF-8. Zapisz go jako UTF-8 albo PDF.",
    );
  });

  it("is refused when its name says that it is something else", async () => {
    const documents = { pdf: await pdfWith("Ala"), docx: await docxWith("Ala") };
    for (const [kind, name] of [
      ["pdf", "cv.docx"],
      ["pdf", "cv.txt"],
      ["pdf", "cv.pdf.exe"],
      ["docx", "cv.pdf"],
      ["docx", "cv"],
    ] as const)
      expect(await refused(name, documents[kind])).toBe(
        `Plik „${name}” ma nazwę innego rodzaju pliku, niż jest w środku. Zmień końcówkę nazwy i dodaj go jeszcze raz.`,
      );
    for (const [kind, name] of [
      ["pdf", "CV.PDF"],
      ["docx", "cv.Docx"],
    ] as const)
      expect(await accepted(name, documents[kind])).toMatchObject({ name });
  });

  it("is refused when it only begins like a PDF, or is cut off", async () => {
    const whole = await pdfWith("Ala");
    for (const bytes of [
      Buffer.from("%PDF-"),
      Buffer.from("%PDF-1.7\n<script>alert(1)</script>"),
      Buffer.from(`%PDF-x.y\n1 0 obj <<>> endobj\n%%EOF`),
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole, Buffer.alloc(4_000)]),
    ])
      expect(await refused("cv.pdf", bytes)).toBe(
        "Nie udało się otworzyć pliku „cv.pdf”. Może jest uszkodzony.",
      );
  });

  it("is refused when it is empty", async () => {
    expect(await refused("pusty.pdf", "")).toBe("Plik „pusty.pdf” jest pusty.");
  });

  it("is refused when it unpacks to too much, also when its headers deny it", async () => {
    const zeros = Buffer.alloc(40 * 1024 * 1024);
    const parts = { "[Content_Types].xml": docxContentTypes, "word/document.xml": zeros };
    for (const claimed of [undefined, 10])
      expect(await refused("bomba.docx", zipWith(parts, claimed))).toBe(
        "Plik „bomba.docx” jest po rozpakowaniu zbyt duży.",
      );
  });

  it("is refused when its archive is cut off or hides a second one", async () => {
    const whole = await docxWith("Łucja");
    for (const bytes of [whole.subarray(0, -40), Buffer.concat([whole.subarray(0, 60), whole])])
      expect(await refused("cv.docx", bytes)).toBe(
        "Nie udało się otworzyć pliku „cv.docx”. Może jest uszkodzony.",
      );
  });
});

it("names every file that cannot be accepted", async () => {
  const { files, problems } = await acceptFiles([
    fileOf("a.pdf", "MZ"),
    fileOf("b.txt", "dobry"),
    fileOf("../../c.png", "GIF89a"),
  ]);
  expect(files).toMatchObject([{ name: "b.txt" }]);
  expect(problems).toEqual([notAccepted("a.pdf"), notAccepted("c.png")]);
});
