import type { ReactNode } from "react";
import { z } from "zod";
import { FileField } from "~/ui/file-field";
import { cleanFileName, fileMessages, inMegabytes, isFile } from "../files";
import type { FieldBase, InputProps, Kind } from "../kind";
import { controlOf } from "./written";

type OneFile = {
  bytes: number;
  tooLarge: string;
  /** What may be sent: in words, and as the browser's chooser takes it. */
  formats: string;
  accept: string;
  /** Asks for a file that was lost, since it cannot be put back into a page; without it nothing is said. */
  again?: { request: string; was: string };
};

/**
 * A kind that takes one file: it is checked by its size here, by its content when it arrives, and known by its name.
 */
export const oneFile = (limit: OneFile): Kind<object> => ({
  schema: ({ name, required }) => {
    const file = z.unknown().superRefine((given, context) => {
      // A browser that cannot send files sends their names.
      const message = !isFile(given)
        ? fileMessages.notSent
        : given.size > limit.bytes
          ? limit.tooLarge
          : undefined;
      if (message) context.addIssue({ code: "custom", message });
    });
    return { [name]: required === undefined ? file.optional() : file };
  },
  answer: ({ name }: FieldBase, values) => {
    const given = values[name];
    return isFile(given) ? cleanFileName(given.name) : undefined;
  },
  Input: (props) => <OneFileInput {...props} {...limit} />,
  print: (_, answer) => answer,
  screens: () => "nothing",
});

function OneFileInput({
  bytes,
  tooLarge,
  formats,
  accept,
  again,
  ...props
}: InputProps<FieldBase> & OneFile) {
  const { hint, ...control } = controlOf(props);
  const lost = props.values[props.field.name];
  return (
    <FileField
      {...control}
      defaultValue={undefined}
      hint={again && lost ? askedAgain(hint, again.request, `${again.was}: ${lost}`) : hint}
      limits={`${formats}, do ${inMegabytes(bytes)}.`}
      check={{ most: 1, bytes, tooMany: fileMessages.tooMany(1), tooLarge }}
      accept={accept}
    />
  );
}

/** The hint of a control whose files were lost: they cannot be put back into a page, so they are asked for again. */
export const askedAgain = (hint: ReactNode, request: string, names: string) => (
  <>
    {hint} <strong className="text-ink">{request}</strong> {names}.
  </>
);
