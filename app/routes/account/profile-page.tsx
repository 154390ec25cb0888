import { paths } from "~/http/paths";
import type { Profile } from "~/services/members/queries.server";
import { tieWords } from "~/copy/typography";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { FileField } from "~/ui/file-field";
import { groupErrors } from "~/ui/group-errors";
import { TextField } from "~/ui/text-field";
import { DoneNotice } from "./done-notice";
import { registrationLabels } from "./registration-form";
import { SettingsPage } from "./settings-page";

const labels = { ...registrationLabels, file: "Nowe zdjęcie" };
type Control = "username" | "nick" | "fullName" | "file";

type ProfilePageProps = {
  profile: Profile;
  values?: Record<string, string>;
  /** Sentences by control name; under "" what is about no control. */
  errors?: Record<string, string>;
};

/** What a member tells about themselves, and their picture. */
export function ProfilePage({ profile, values, errors = {} }: ProfilePageProps) {
  const whole = errors[""];
  const summary = groupErrors(
    (["file", "username", "nick", "fullName"] as const).flatMap((id) =>
      errors[id] ? [{ message: errors[id], id, label: labels[id] }] : [],
    ),
  );
  const control = (name: Control) => ({
    ...{ id: name, name, label: labels[name], error: errors[name] },
  });
  // A refusal that was about the picture brings no values.
  const filled = values && "username" in values ? values : null;
  const text = (name: "username" | "nick" | "fullName") => ({
    ...control(name),
    defaultValue: filled ? (filled[name] ?? "") : (profile[name] ?? ""),
  });
  return (
    <SettingsPage title="Profil" lead="Tak przedstawiasz się w Konstelacji.">
      <ErrorSummary errors={whole ? [{ message: whole, fields: [] }, ...summary] : summary} />
      {Object.keys(errors).length === 0 && <DoneNotice />}
      <AvatarForms digest={profile.avatarDigest} field={control("file")} />
      <form method="post" action={paths.profileSettings()} noValidate className="space-y-6">
        <h2 className="text-2xl">O Tobie</h2>
        <TextField {...text("username")} required autoComplete="username" />
        <TextField
          {...text("nick")}
          autoComplete="nickname"
          hint="Tak będziemy się do Ciebie zwracać."
        />
        <TextField {...text("fullName")} autoComplete="name" />
        <TextField
          id="email"
          name="email"
          type="email"
          required
          readOnly
          label={labels.email}
          value={profile.email}
          hint={tieWords(
            "Nie można go tu zmienić: tym adresem logujesz się u dostawcy logowania i to on go potwierdził.",
          )}
        />
        <Button>Zapisz zmiany</Button>
      </form>
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

function AvatarForms({
  digest,
  field,
}: {
  digest: string | null;
  field: { id: string; name: string; label: string; error?: string };
}) {
  return (
    <Card as="section" labelledBy="zdjecie" className="space-y-5">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <Avatar
          digest={digest}
          alt={digest ? "Twoje zdjęcie" : "Rysunek zastępczy: postać na tle gwiazd"}
          className="size-24"
        />
        <div className="min-w-0 grow space-y-1">
          <h2 id="zdjecie" className="text-2xl">
            Zdjęcie
          </h2>
          <p className="text-sm text-muted">
            {tieWords(
              "Przytniemy je do kwadratu i zapiszemy bez danych o miejscu i czasie wykonania. Na razie widzisz je tylko Ty; gdy ruszy społeczność, pokaże się przy Twoich wpisach.",
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
          {...field}
          required
          limits="JPG, PNG albo WEBP, najwyżej 5 MB."
          accept="image/jpeg,image/png,image/webp"
        />
        <Button variant="secondary">Wyślij zdjęcie</Button>
      </form>
      {digest && (
        <form method="post" action={paths.profileSettings()}>
          <Button name="intent" value="delete-avatar" variant="quiet">
            Usuń zdjęcie
          </Button>
        </form>
      )}
    </Card>
  );
}
