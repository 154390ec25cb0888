import { FileField } from "~/ui/file-field";
import { fileMessages, inMegabytes, maxPictureBytes, pictureMessages } from "../files";
import { defineKind, type FieldBase, type InputProps } from "../kind";
import { askedAgain, oneFile } from "./sent-files";
import { controlOf } from "./written";

export const pictureFormats = "JPG, PNG albo WEBP";

/** One picture. */
export const picture = defineKind({
  ...oneFile({ bytes: maxPictureBytes, message: pictureMessages.too_large }),
  Input: (props) => <PictureInput {...props} />,
});

function PictureInput(props: InputProps<FieldBase>) {
  const { field, values } = props;
  const { hint, ...control } = controlOf(props);
  const lost = values[field.name];
  return (
    <FileField
      {...control}
      defaultValue={undefined}
      hint={lost ? askedAgain(hint, "Zdjęcie trzeba dodać jeszcze raz.", `Było to: ${lost}`) : hint}
      limits={`${pictureFormats}, do ${inMegabytes(maxPictureBytes)}.`}
      check={{
        most: 1,
        bytes: maxPictureBytes,
        tooMany: fileMessages.tooMany(1),
        tooLarge: pictureMessages.too_large,
      }}
      accept="image/jpeg,image/png,image/webp"
    />
  );
}
