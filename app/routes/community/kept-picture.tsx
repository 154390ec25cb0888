import type { FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import { CheckboxField } from "~/ui/checkbox-field";

/** Carries the key to a picture that was kept while its form came back. */
export const keptPictureName = "keptPicture";

/** The box that takes such a picture away again. */
export const dropPictureName = "dropPicture";

/** Both travel with the words through the help lines. */
export const keptPictureNames = [keptPictureName, dropPictureName];

/** What the help lines say of the picture of a post, which is on its way with the words or was not kept. */
export function whereThePictureIs(values: FormState["values"]): string | undefined {
  if (values.image)
    return "Zdjęcia nie udało się przechować: dodasz je po powrocie do formularza, a jeśli pójdziesz dalej, zostaną same słowa.";
  return values[keptPictureName] && values[dropPictureName] !== "on"
    ? "Zdjęcie zostaje przy nim: trzymamy je przez dobę, tylko dla Ciebie."
    : undefined;
}

/** Stands where a picture is chosen: the one that came with these words before, which nobody has to look for again. */
export function KeptPicture({ values }: Pick<FormState, "values">) {
  const key = values[keptPictureName];
  if (!key) return null;
  return (
    <div className="space-y-2">
      <input type="hidden" name={keptPictureName} value={key} />
      <p className="font-semibold">Twoje zdjęcie jest zachowane</p>
      <img
        src={paths.keptPicture(key)}
        alt={values.alternativeText || "Zdjęcie bez opisu"}
        className="max-h-60 max-w-full rounded-control bg-sunken object-contain"
      />
      <CheckboxField
        id={dropPictureName}
        name={dropPictureName}
        label="Nie dodawaj tego zdjęcia"
        defaultChecked={values[dropPictureName] === "on"}
      />
    </div>
  );
}
