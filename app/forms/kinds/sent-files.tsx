import type { ReactNode } from "react";
import { z } from "zod";
import { cleanFileName, fileMessages, isFile } from "../files";
import type { FieldBase, Kind } from "../kind";

/**
 * What the kinds that take one file have in common, beside their control: it is checked by its size here, by its content
 * when it arrives, and known by its name.
 * @param limit the largest file, in bytes, and what is said of a larger one
 */
export const oneFile = (limit: {
  bytes: number;
  message: string;
}): Omit<Kind<object>, "Input"> => ({
  schema: ({ name, required }) => {
    const file = z.unknown().superRefine((given, context) => {
      // A browser that cannot send files sends their names.
      const message = !isFile(given)
        ? fileMessages.notSent
        : given.size > limit.bytes
          ? limit.message
          : undefined;
      if (message) context.addIssue({ code: "custom", message });
    });
    return { [name]: required === undefined ? file.optional() : file };
  },
  answer: ({ name }: FieldBase, values) => {
    const given = values[name];
    return isFile(given) ? cleanFileName(given.name) : undefined;
  },
  print: (_, answer) => answer,
  hears: () => "nothing",
});

/** The hint of a control whose files were lost: they cannot be put back into a page, so they are asked for again. */
export const askedAgain = (hint: ReactNode, request: string, names: string) => (
  <>
    {hint} <strong className="text-ink">{request}</strong> {names}.
  </>
);
