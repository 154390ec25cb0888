import { CheckboxField } from "~/ui/checkbox-field";
import { DateSelectField } from "~/ui/date-select-field";
import { ErrorSummary } from "~/ui/error-summary";
import { FileField } from "~/ui/file-field";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { TextareaField } from "~/ui/textarea-field";
import { Example } from "./example";

const error = "Uzupełnij wymagane pola.";
const emotions = ["radość", "smutek", "spokój"].map((value) => ({ value, label: value }));
const styles = [
  { value: "formalny", label: "Formalny" },
  { value: "luzny", label: "Luźny", hint: "Jak do znajomej osoby z pracy." },
  { value: "kreatywny", label: "Kreatywny" },
];
const years = [2008, 2007, 2006, 2005];

export function FormExamples() {
  return (
    <>
      <Example title="ErrorSummary">
        <ErrorSummary
          autoFocus={false}
          errors={[
            {
              message: "Podaj e-mail – na niego wyślemy analizę.",
              fields: [{ id: "text-error", label: "E-mail" }],
            },
            {
              message: error,
              fields: [
                { id: "textarea-error", label: "Jaki masz dziś nastrój?" },
                { id: "select-error", label: "Na której emocji się skupić?" },
              ],
            },
            { message: "Nie udało się połączyć z płatnościami. Spróbuj za chwilę.", fields: [] },
          ]}
        />
      </Example>

      <Example title="TextField">
        <TextField
          id="text-plain"
          name="name"
          label="Imię"
          hint="Tak zwrócimy się do Ciebie w dokumencie."
          required
          autoComplete="given-name"
        />
        <TextField id="text-optional" name="touchedEmotion" label="Co poruszyło Cię najmocniej?" />
        <TextField
          id="text-error"
          name="email"
          type="email"
          label="E-mail"
          hint="Na ten adres wyślemy PDF."
          error="Podaj e-mail – na niego wyślemy analizę."
          defaultValue="nie-adres"
          required
        />
      </Example>

      <Example title="TextareaField">
        <TextareaField
          id="textarea-plain"
          name="mood"
          label="Jaki masz dziś nastrój?"
          limit={{ characters: 300 }}
          defaultValue="Zmęczenie, ale spokojne."
          required
        />
        <TextareaField
          id="textarea-error"
          name="dream"
          label="Opisz sen"
          limit={{ characters: 1000, enforced: true }}
          error={error}
          required
        />
      </Example>

      <Example title="SelectField">
        <SelectField
          id="select-plain"
          name="emotion"
          label="Emocja"
          options={emotions}
          defaultValue="spokój"
        />
        <SelectField
          id="select-error"
          name="focusEmotion"
          label="Na której emocji się skupić?"
          placeholder="Wybierz emocję"
          options={emotions}
          error={error}
          required
        />
      </Example>

      <Example title="RadioGroup">
        <RadioGroup
          id="radio-plain"
          name="letterStyle"
          label="Styl listu"
          options={styles}
          defaultValue="formalny"
          required
        />
        <RadioGroup
          id="radio-error"
          name="letterTone"
          label="Ton listu"
          hint="W dwóch kolumnach."
          options={styles}
          error={error}
          columns
          required
        />
      </Example>

      <Example title="DateSelectField">
        <DateSelectField
          id="birth"
          name="birth"
          label="Data urodzenia"
          hint="Potrzebna do opisu archetypu."
          years={years}
          defaultValue={{ day: "3", month: "10", year: "2007" }}
          birthDate
          required
        />
        <DateSelectField
          id="date-error"
          name="date"
          label="Data"
          years={years}
          error="Takiego dnia nie ma w kalendarzu."
          required
        />
      </Example>

      <Example title="FileField">
        <FileField
          id="file-plain"
          name="photo"
          label="Zdjęcie"
          limits="JPG lub PNG, najwyżej 5 MB."
          accept="image/jpeg,image/png"
        />
        <FileField
          id="file-error"
          name="attachments"
          label="Załączniki"
          limits="Najwyżej 3 pliki PDF."
          error="Plik jest za duży."
          accept="application/pdf"
          multiple
          required
        />
      </Example>

      <Example title="CheckboxField">
        <CheckboxField
          id="consent-plain"
          name="consent"
          label="Chcę dostać dokument od razu i zgadzam się, aby powstał przed upływem 14 dni na odstąpienie od umowy. Wiem, że z chwilą dostarczenia dokumentu tracę prawo do odstąpienia."
          required
        />
        <CheckboxField
          id="consent-error"
          name="consentAgain"
          label="Zgadzam się."
          hint="Zgodę można wycofać w każdej chwili."
          error="Zaznacz zgodę."
          required
        />
      </Example>
    </>
  );
}
