import { inMegabytes, maxBookBytes, maxUnpackedBookBytes } from "../files";
import { defineKind } from "../kind";
import { oneFile } from "./sent-files";

export const bookFileMessages = {
  empty: "Ten plik jest pusty.",
  too_large: `Plik jest za duży: najwyżej ${inMegabytes(maxBookBytes)}, a po rozpakowaniu ${inMegabytes(maxUnpackedBookBytes)}.`,
  wrong_format: "To nie jest EPUB ani PDF. O formacie decyduje zawartość pliku, a nie jego nazwa.",
  damaged: "Nie udało się otworzyć tego pliku albo oznaczyć jego stron. Może jest uszkodzony.",
  locked: "Ten plik jest zaszyfrowany albo zabezpieczony, więc nie da się oznaczyć egzemplarzy.",
  active:
    "W tym pliku są skrypty, formularze albo pliki w środku. Sprzedajemy tylko książki, które niczego nie uruchamiają.",
} as const;

export const bookFile = defineKind(
  oneFile({
    bytes: maxBookBytes,
    tooLarge: bookFileMessages.too_large,
    formats: "EPUB albo PDF",
    accept: ".epub,.pdf,application/epub+zip,application/pdf",
  }),
);
