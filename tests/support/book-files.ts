import type { Book } from "~/documents/book/model";
import { renderBookEpub } from "~/documents/book/epub.server";
import { fileOf, pdfWith } from "./sample-files";

/** A small work, as its author would send it. */
const work: Book = {
  slug: "nocny-pociag",
  title: "Nocny pociąg",
  subtitle: "Opowiadanie",
  author: "Łucja Żak",
  identifier: "urn:uuid:11111111-2222-4333-8444-555555555555",
  modifiedAt: new Date("2026-11-01T00:00:00Z"),
  constellation: "orion",
  chapters: [{ title: "Peron", paragraphs: ["Pociąg ruszył o północy.", "Nikt nie machał."] }],
};

export const epubFile = async (text = "Pociąg ruszył o północy.", name = "nocny-pociag.epub") =>
  fileOf(
    name,
    await renderBookEpub({ ...work, chapters: [{ title: "Peron", paragraphs: [text] }] }),
  );

export const pdfFile = async (text = "Pociag ruszyl o polnocy.", name = "nocny-pociag.pdf") =>
  fileOf(name, await pdfWith(text));
