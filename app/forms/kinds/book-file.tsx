import { FileField } from "~/ui/file-field";
import { fileMessages, inMegabytes, maxBookBytes, maxUnpackedBookBytes } from "../files";
import { defineKind, type FieldBase, type InputProps } from "../kind";
import { oneFile } from "./sent-files";
import { controlOf } from "./written";

export const bookFileMessages = {
  empty: "Ten plik jest pusty.",
  too_large: `Plik jest za duży: najwyżej ${inMegabytes(maxBookBytes)}, a po rozpakowaniu ${inMegabytes(maxUnpackedBookBytes)}.`,
  wrong_format: "To nie jest EPUB ani PDF. O formacie decyduje zawartość pliku, a nie jego nazwa.",
  damaged: "Nie udało się otworzyć tego pliku albo oznaczyć jego stron. Może jest uszkodzony.",
  locked: "Ten plik jest zaszyfrowany albo zabezpieczony, więc nie da się oznaczyć egzemplarzy.",
  active:
    "W tym pliku są skrypty, formularze albo pliki w środku. Sprzedajemy tylko książki, które niczego nie uruchamiają.",
} as const;

/** One file of a book. */
export const bookFile = defineKind({
  ...oneFile({ bytes: maxBookBytes, message: bookFileMessages.too_large }),
  Input: (props) => <BookFileInput {...props} />,
});

function BookFileInput(props: InputProps<FieldBase>) {
  return (
    <FileField
      {...controlOf(props)}
      defaultValue={undefined}
      limits={`EPUB albo PDF, do ${inMegabytes(maxBookBytes)}.`}
      check={{
        most: 1,
        bytes: maxBookBytes,
        tooMany: fileMessages.tooMany(1),
        tooLarge: bookFileMessages.too_large,
      }}
      accept=".epub,.pdf,application/epub+zip,application/pdf"
    />
  );
}
