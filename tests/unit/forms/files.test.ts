import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFileName, fileProblems } from "~/forms/files";

describe("the name of a file", () => {
  it.each([
    ["cv.pdf", "cv.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\Anna\\życiorys.docx", "życiorys.docx"],
    ["a\u0000b\r\nSet-Cookie: x\u202efdp.exe", "ab Set-Cookie xfdp.exe"],
    ["..", "plik"],
    ["", "plik"],
    ["<img src=x>.png", "img src=x .png"],
    ["  moje   CV .pdf ", "moje CV .pdf"],
  ])("%j is kept as %j", (name, kept) => expect(cleanFileName(name)).toBe(kept));

  it("stays short and keeps its ending", () => {
    const name = cleanFileName(`${"ą".repeat(300)}.docx`);
    expect([...name]).toHaveLength(80);
    expect(name).toMatch(/…\.docx$/);
  });

  it("can never lead anywhere or break a line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
        const kept = cleanFileName(name);
        expect(kept).not.toMatch(/[/\\\p{Cc}\p{Cs}<>"]/u);
        expect([...kept].length).toBeGreaterThan(0);
        expect([...kept].length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

describe("files by number and size", () => {
  const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

  it("may be as many as the product takes, up to 5 MB each", () => {
    const largest = file("a.pdf", 5 * 1024 * 1024);
    expect(fileProblems({ maxFiles: 2 }, [largest, largest])).toEqual([]);
    expect(fileProblems({ maxFiles: 1 }, [largest, largest])).toEqual(["Możesz dodać jeden plik."]);
    expect(fileProblems({ maxFiles: 9 }, Array(6).fill(file("a")))).toEqual([
      "Możesz dodać najwyżej 5 plików.",
    ]);
  });

  it("are named when they are too large", () => {
    expect(fileProblems({ maxFiles: 5 }, [file("x.pdf", 5 * 1024 * 1024 + 1)])).toEqual([
      "Plik „x.pdf” jest większy niż 5 MB.",
    ]);
  });
});
