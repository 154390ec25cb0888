import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import type { FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { Profile } from "~/services/members/queries.server";
import { tieWords } from "~/copy/typography";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FileField } from "~/ui/file-field";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { TextField } from "~/ui/text-field";
import { memberFields } from "./member-fields";
import { SettingsPage } from "./settings-page";

export const profileFields = memberFields("Wpisz imię.");

const pictureField = { kind: "file", name: "file", label: "Nowe zdjęcie" } as const;

export function ProfilePage({ profile, form }: { profile: Profile; form?: FormState }) {
  const flash = useFlash();
  const { username, nick, fullName } = profile;
  const errors = form?.errors ?? {};
  const values =
    form && "username" in form.values
      ? form.values
      : { username, nick: nick ?? "", fullName: fullName ?? "" };
  return (
    <SettingsPage title="Profil" lead="Tak przedstawiasz się w Konstelacji.">
      <FormErrors fields={[pictureField, ...profileFields]} errors={errors} />
      {!form && <FlashNotice flash={flash} />}
      <AvatarForms avatarId={profile.avatarId} error={errors.file} />
      <Card as="section" labelledBy="o-tobie">
        <form method="post" action={paths.profileSettings()} noValidate className="space-y-6">
          <h2 id="o-tobie" className="text-2xl">
            O Tobie
          </h2>
          {profileFields.map((field) => (
            <FieldInput key={field.name} field={field} values={values} errors={errors} />
          ))}
          <HelpSeen values={values} />
          <TextField
            id="email"
            name="email"
            type="email"
            required
            readOnly
            label="Adres e-mail"
            value={profile.email}
            hint={tieWords(
              "Nie można go tu zmienić: tym adresem logujesz się u dostawcy logowania i to on go potwierdził.",
            )}
          />
          <Button>Zapisz zmiany</Button>
        </form>
      </Card>
      <p className="border-t border-line pt-5 text-sm text-muted">
        Zasady opisują{" "}
        <a href={paths.terms()} className="link inline-block py-1">
          regulamin
        </a>{" "}
        i&nbsp;
        <a href={paths.privacy()} className="link inline-block py-1">
          polityka prywatności
        </a>
        .
      </p>
    </SettingsPage>
  );
}

function AvatarForms({ avatarId, error }: { avatarId: string | null; error?: string }) {
  return (
    <Card as="section" labelledBy="zdjecie" className="space-y-5">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <Avatar
          id={avatarId}
          alt={avatarId ? "Twoje zdjęcie" : "Rysunek zastępczy: postać na tle gwiazd"}
          className="size-24"
        />
        <div className="min-w-0 grow space-y-1">
          <h2 id="zdjecie" className="text-2xl">
            Zdjęcie
          </h2>
          <p className="text-sm text-muted">
            {tieWords(
              "Przytniemy je do kwadratu i zapiszemy bez danych o miejscu i czasie wykonania. Widać je przy tym, co piszesz pod swoim nickiem.",
            )}
          </p>
        </div>
      </div>
      <form
        method="post"
        action={paths.profileSettings()}
        encType="multipart/form-data"
        noValidate
        className="space-y-4"
      >
        <input type="hidden" name="intent" value="avatar" />
        <FileField
          id={pictureField.name}
          name={pictureField.name}
          label={pictureField.label}
          error={error}
          required
          limits="JPG, PNG albo WEBP, najwyżej 5 MB."
          accept="image/jpeg,image/png,image/webp"
        />
        <Button variant="secondary">Wyślij zdjęcie</Button>
      </form>
      {avatarId && (
        <form method="post" action={paths.profileSettings()}>
          <Button name="intent" value="delete-avatar" variant="quiet">
            Usuń zdjęcie
          </Button>
        </form>
      )}
    </Card>
  );
}
