import { z } from "zod";
import { FileField } from "~/ui/file-field";
import { cleanFileName, fileMessages, isFile } from "../files";
import { defineKind, type FieldBase, type InputProps } from "../kind";
import { controlOf } from "./written";

type BookFileOptions = {
  /** Largest file, in bytes, and the same in words: "20 MB". */
  most: { bytes: number; label: string };
};

export const bookFileMessages = {
  empty: "Ten plik jest pusty.",
  too_large: "Plik jest za duży: najwyżej 20 MB, a po rozpakowaniu 100 MB.",
  wrong_format: "To nie jest EPUB ani PDF. O formacie decyduje zawartość pliku, a nie jego nazwa.",
  damaged: "Nie udało się otworzyć tego pliku albo oznaczyć jego stron. Może jest uszkodzony.",
  locked: "Ten plik jest zaszyfrowany albo zabezpieczony, więc nie da się oznaczyć egzemplarzy.",
  active:
    "W tym pliku są skrypty, formularze albo pliki w środku. Sprzedajemy tylko książki, które niczego nie uruchamiają.",
} as const;

/** One file of a book, checked by its size here and by its content when it arrives. */
export const bookFile = defineKind<BookFileOptions>({
  schema: ({ name, required, most }) => {
    const file = z.unknown().superRefine((given, context) => {
      // A browser that cannot send files sends their names.
      const message = !isFile(given)
        ? fileMessages.notSent
        : given.size > most.bytes
          ? bookFileMessages.too_large
          : undefined;
      if (message) context.addIssue({ code: "custom", message });
    });
    return { [name]: required === undefined ? file.optional() : file };
  },
  answer: ({ name }, values) => {
    const given = values[name];
    return isFile(given) ? cleanFileName(given.name) : undefined;
  },
  Input: (props) => <BookFileInput {...props} />,
  print: (_, answer) => answer,
  hears: () => "nothing",
});

function BookFileInput(props: InputProps<FieldBase & BookFileOptions>) {
  const { most } = props.field;
  return (
    <FileField
      {...controlOf(props)}
      defaultValue={undefined}
      limits={`EPUB albo PDF, do ${most.label}.`}
      check={{
        most: 1,
        bytes: most.bytes,
        tooMany: fileMessages.tooMany(1),
        tooLarge: bookFileMessages.too_large,
      }}
      accept=".epub,.pdf,application/epub+zip,application/pdf"
    />
  );
}
