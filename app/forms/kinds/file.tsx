import { z } from "zod";
import { FileField } from "~/ui/file-field";
import {
  acceptedFiles,
  fileLimits,
  fileMessages,
  fileNames,
  fileProblems,
  isFile,
  maxFileBytes,
} from "../files";
import { defineKind, type FieldBase, type InputProps } from "../kind";
import { askedAgain } from "./sent-files";
import { controlOf } from "./written";

type FileOptions = { multiple: boolean; maxFiles: number };

export const file = defineKind<FileOptions>({
  schema: (field) => {
    const files = z.array(z.unknown(), { error: field.required }).superRefine((given, context) => {
      // A browser that cannot send files sends their names.
      const message = given.every(isFile)
        ? fileProblems(field, given).join(" ")
        : fileMessages.notSent;
      if (message) context.addIssue({ code: "custom", message });
    });
    return { [field.name]: field.required === undefined ? files.optional() : files };
  },
  answer: ({ name }, values) => fileNames((values[name] ?? []) as File[]).join(", "),
  Input: (props) => <FileInput {...props} />,
  print: (_, answer) => answer,
  screens: () => "nothing",
});

function FileInput(props: InputProps<FieldBase & FileOptions>) {
  const { field, values } = props;
  const { hint, ...control } = controlOf(props);
  const lost = values[field.name];
  return (
    <FileField
      {...control}
      defaultValue={undefined}
      hint={lost ? askedAgain(hint, fileMessages.addAgain, `Były to: ${lost}`) : hint}
      limits={fileLimits(field)}
      check={{
        most: field.maxFiles,
        bytes: maxFileBytes,
        tooMany: fileMessages.tooMany(field.maxFiles),
        tooLarge: fileMessages.tooLarge("{name}"),
      }}
      accept={acceptedFiles}
      multiple={field.multiple}
    />
  );
}
