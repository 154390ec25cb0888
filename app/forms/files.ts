import { formatCount } from "~/copy/format";
import { withoutControlCharacters } from "./text";

/** How many files a question takes. */
type FileCount = { maxFiles: number };

const megabyte = 1024 * 1024;

/** Largest file of an order, in bytes. */
export const maxFileBytes = 5 * megabyte;
/** Largest picture in the community, in bytes. */
export const maxPictureBytes = 8 * megabyte;
/** Largest file of a book, in bytes, and what an EPUB may come to when it is opened. */
export const maxBookBytes = 20 * megabyte;
export const maxUnpackedBookBytes = 100 * megabyte;

/** A size in whole megabytes, as people read it. */
export const inMegabytes = (bytes: number) => `${bytes / megabyte} MB`;

/** Most files that any product takes. */
export const maxFiles = 5;
/** Longest file name that is kept, in characters. */
const maxNameLength = 80;

/** What the browser's file picker offers; what a file really is, its content decides. */
export const acceptedFiles = ".pdf,.docx,.txt";
const acceptedFormats = "PDF, DOCX lub TXT";

export const fileMessages = {
  notSent: "Przeglądarka nie przesłała pliku. Dodaj go jeszcze raz albo zostaw to pole puste.",
  tooMany: (most: number) =>
    most === 1 ? "Możesz dodać jeden plik." : `Możesz dodać najwyżej ${most} plików.`,
  tooLarge: (name: string) => `Plik „${name}” jest większy niż ${inMegabytes(maxFileBytes)}.`,
  empty: (name: string) => `Plik „${name}” jest pusty.`,
  wrongFormat: (name: string) =>
    `Plik „${name}” nie jest w żadnym z przyjmowanych formatów (${acceptedFormats}).`,
  misnamed: (name: string) =>
    `Plik „${name}” ma nazwę innego rodzaju pliku, niż jest w środku. Zmień końcówkę nazwy i dodaj go jeszcze raz.`,
  notUtf8: (name: string) =>
    `Plik „${name}” nie jest tekstem w kodowaniu UTF-8. Zapisz go jako UTF-8 albo PDF.`,
  damagedDocument: (name: string) =>
    `Nie udało się otworzyć pliku „${name}”. Może jest uszkodzony.`,
  packedDocument: (name: string) => `Plik „${name}” jest po rozpakowaniu zbyt duży.`,
  noRoom:
    "Nie możemy teraz przyjąć więcej plików. Wyślij formularz bez nich albo spróbuj ponownie jutro.",
  noRoomForMail: "Na więcej plików nie mamy dziś miejsca. Wyślij je jutro.",
  notFetched: (name: string) =>
    `Plik „${name}” do nas nie dotarł. Wyślij go jeszcze raz albo dodaj na stronie zgłoszenia.`,
  addAgain: "Pliki trzeba dodać jeszcze raz.",
};

/** What may be sent to a field, in words. */
export function fileLimits({ maxFiles }: FileCount): string {
  const format = `${acceptedFormats}, do ${inMegabytes(maxFileBytes)}`;
  return maxFiles === 1
    ? `Jeden plik: ${format}.`
    : `Najwyżej ${formatCount(maxFiles, "plik", "pliki", "plików")}: ${format} każdy.`;
}

/** Whether a form value is a file; the empty one that a browser sends for an empty control is none. */
export function isFile(value: unknown): value is File {
  return value instanceof File && (value.size > 0 || value.name !== "");
}

/**
 * A file's name as it may be shown: without folders, control characters and anything that markup or a header could
 * trip over, and not too long. Nothing is ever opened or stored under it.
 */
export function cleanFileName(name: string): string {
  const base = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = withoutControlCharacters(base)
    .replace(/[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[<>:"|?*„”\s]+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const [, stem = clean, extension = ""] = /^(.+?)(\.[\p{L}\p{N}]{1,8})?$/u.exec(clean) ?? [];
  const room = maxNameLength - extension.length;
  const short = [...stem].length > room ? `${[...stem].slice(0, room - 1).join("")}…` : stem;
  return short + extension || "plik";
}

export const fileNames = (files: readonly File[]) => files.map(({ name }) => cleanFileName(name));

/** What is wrong with files by their number and size, a sentence each. */
export function fileProblems(field: FileCount, files: readonly File[]): string[] {
  const most = Math.min(field.maxFiles, maxFiles);
  return [
    ...(files.length > most ? [fileMessages.tooMany(most)] : []),
    ...files
      .filter(({ size }) => size > maxFileBytes)
      .map(({ name }) => fileMessages.tooLarge(cleanFileName(name))),
  ];
}

export const pictureTooLarge = `Zdjęcie jest większe niż ${inMegabytes(maxPictureBytes)}.`;
