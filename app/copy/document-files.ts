/** What the card of care is called that stands in for a document. */
export const careCardFile = "kartka.pdf";

export type FilePurpose = "card" | "document" | "editable" | "comment";

type NamedFile = { fileName: string };

export function purposeOf({ fileName }: NamedFile): FilePurpose {
  if (fileName === careCardFile) return "card";
  if (/-komentarz\.\w+$/.test(fileName)) return "comment";
  return fileName.endsWith(".pdf") ? "document" : "editable";
}

const formatOf = ({ fileName }: NamedFile) => fileName.split(".").at(-1)?.toUpperCase() ?? "";

const openingLabels: Record<FilePurpose, (format: string) => string> = {
  card: () => "Otwórz kartkę",
  document: () => "Otwórz PDF",
  editable: (format) => `Pobierz ${format}`,
  comment: () => "Otwórz komentarz",
};

/** What the button of a file says. */
export function openingLabel(file: NamedFile): string {
  return openingLabels[purposeOf(file)](formatOf(file));
}

const readingLabels: Partial<Record<FilePurpose, string>> = {
  card: "Czytaj kartkę",
  comment: "Czytaj komentarz",
};

/** What the way to a page says that shows what is in a file. */
export const readingLabel = (file: NamedFile): string => readingLabels[purposeOf(file)] ?? "Czytaj";

const descriptions: Record<FilePurpose, string> = {
  card: "kartka na trudniejszą chwilę",
  document: "gotowy do czytania i wysłania",
  editable: "to samo do poprawek",
  comment: "komentarz tylko dla Ciebie",
};

/** A file by its name, with what it is for where there are several: `list-motywacyjny.docx – to samo do poprawek`. */
export function describeFile(file: NamedFile): string {
  return `${file.fileName} – ${descriptions[purposeOf(file)]}`;
}
