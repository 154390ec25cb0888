import { z } from "zod";
import { FileField } from "~/ui/file-field";
import { cleanFileName, fileMessages, isFile } from "../files";
import { defineKind, type FieldBase, type InputProps } from "../kind";
import { controlOf } from "./written";

type PictureOptions = {
  /** Largest file, in bytes, and the same in words: "8 MB". */
  most: { bytes: number; label: string };
};

export const pictureFormats = "JPG, PNG albo WEBP";

export const pictureMessages = {
  tooLarge: (label: string) => `Zdjęcie jest większe niż ${label}.`,
  wrongFormat: "Dozwolone formaty to JPG, PNG, WEBP.",
  damaged: "Nie udało się otworzyć tego zdjęcia. Może jest uszkodzone albo zbyt duże.",
};

/** One picture, checked by its size here and by its content when it arrives. */
export const picture = defineKind<PictureOptions>({
  schema: ({ name, required, most }) => {
    const file = z.unknown().superRefine((given, context) => {
      // A browser that cannot send files sends their names.
      const message = !isFile(given)
        ? fileMessages.notSent
        : given.size > most.bytes
          ? pictureMessages.tooLarge(most.label)
          : undefined;
      if (message) context.addIssue({ code: "custom", message });
    });
    return { [name]: required === undefined ? file.optional() : file };
  },
  answer: ({ name }, values) => {
    const given = values[name];
    return isFile(given) ? cleanFileName(given.name) : undefined;
  },
  Input: (props) => <PictureInput {...props} />,
  print: (_, answer) => answer,
  hears: () => "nothing",
});

/** A picture cannot be put back into a page, so a form that comes back asks for it again. */
function PictureInput(props: InputProps<FieldBase & PictureOptions>) {
  const { field, values } = props;
  const { hint, ...control } = controlOf(props);
  const lost = values[field.name];
  return (
    <FileField
      {...control}
      defaultValue={undefined}
      hint={
        lost ? (
          <>
            {hint} <strong className="text-ink">Zdjęcie trzeba dodać jeszcze raz.</strong> Było to:{" "}
            {lost}.
          </>
        ) : (
          hint
        )
      }
      limits={`${pictureFormats}, do ${field.most.label}.`}
      check={{
        most: 1,
        bytes: field.most.bytes,
        tooMany: fileMessages.tooMany(1),
        tooLarge: pictureMessages.tooLarge(field.most.label),
      }}
      accept="image/jpeg,image/png,image/webp"
    />
  );
}
