import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import {
  findNotificationMails,
  findStoppedMails,
  saveNotificationMails,
  type NotificationMails,
  type StoppedMails,
} from "~/services/notifications/mail-settings.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { saveFailed, settingsBoundary } from "./settings-form";
import { SettingsPage } from "./settings-page";

export const meta = formMeta("Powiadomienia e-mailem");

const mailsField = {
  kind: "radio",
  name: "mails",
  label: "Kiedy wysłać Ci e-mail?",
  hint: "O grupach prywatnych i wrażliwych nie piszemy w e-mailach ani nazwy, ani treści.",
  required: "Wybierz, kiedy wysłać Ci e-mail.",
  wrong: "Wybierz, kiedy wysłać Ci e-mail.",
  options: [
    {
      value: "none",
      label: "Wcale",
      hint: "Powiadomienia zobaczysz po zalogowaniu. O swoich zgłoszeniach i sprawach i tak dostaniesz e-mail.",
    },
    {
      value: "replies",
      label: "Od razu, gdy ktoś mi odpowie",
      hint: "O odpowiedziach i wzmiankach, nie więcej niż 10 na godzinę.",
    },
    {
      value: "digest",
      label: "Raz dziennie, o 18:00",
      hint: "Jedna wiadomość o tym, czego jeszcze nie znasz: także o polubieniach. Gdy nic nowego nie ma, nie piszemy.",
    },
    {
      value: "weekly",
      label: "Raz w tygodniu, w niedzielę o 9:00",
      hint: "O czym rozmawia się w Twoich otwartych grupach. Gdy nikt tam nic nie napisał, nie piszemy.",
    },
    {
      value: "replies_and_weekly",
      label: "Od razu o odpowiedziach i raz w tygodniu o grupach",
    },
  ],
} as const satisfies Field;

type Page = { mails: NotificationMails; stopped: StoppedMails | null };

async function read(visit: LoaderFunctionArgs) {
  const { member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  const [mails, stopped] = await Promise.all([findNotificationMails(ctx), findStoppedMails(ctx)]);
  return { ctx, page: { mails, stopped } satisfies Page };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).page;
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx, page } = await read(visit);
  const form = await readForm(visit.request);
  const { mails } = acceptForm([mailsField], form, page);
  await saveNotificationMails(ctx, mails).catch(
    formFailure({ context: visit.context, form, page }, { notKept: saveFailed }),
  );
  const returnTo = localPath(form.values.returnTo);
  return redirect(
    returnTo
      ? withFlash(returnTo, "mails-chosen")
      : withFlash(paths.profileNotifications(), "saved"),
    303,
  );
}

export default function NotificationSettingsRoute() {
  return <NotificationSettingsPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = settingsBoundary<Page>(
  paths.profileNotifications(),
  ({ page, ...form }) => <NotificationSettingsPage page={page} form={form} />,
  [mailsField],
);

function NotificationSettingsPage({ page, form }: { page: Page; form?: FormState }) {
  const flash = useFlash();
  const { values, errors } = form ?? { values: { mails: page.mails }, errors: {} };
  return (
    <SettingsPage title="Powiadomienia e-mailem">
      <FormErrors fields={[mailsField]} errors={errors} />
      {!form && <FlashNotice flash={flash} />}
      {page.stopped && <Stopped stopped={page.stopped} />}
      <Card>
        <form method="post" action={paths.profileNotifications()} noValidate className="space-y-8">
          <FieldInput field={mailsField} values={values} errors={errors} />
          <Button>Zapisz</Button>
        </form>
      </Card>
      <p>
        <a href={paths.notifications()} className="link inline-flex min-h-11 items-center">
          Zobacz powiadomienia
        </a>
      </p>
    </SettingsPage>
  );
}

function Stopped({ stopped: { by, at, address } }: { stopped: StoppedMails }) {
  return (
    <Notice kind="warning" title="Nie wysyłamy Ci teraz e-maili">
      <p className="wrap-anywhere">
        {tieWords(
          by === "bounced"
            ? `Wiadomość na ${address} wróciła ${formatDateTime(at)}: ta skrzynka jej nie przyjęła.`
            : `Wiadomość na ${address} ktoś oznaczył jako niechcianą ${formatDateTime(at)}, więc nie piszemy więcej.`,
        )}
      </p>
      <p>
        {tieWords(
          by === "bounced"
            ? "Gdy skrzynka znów będzie działać, wybierz niżej, kiedy mamy pisać, i zapisz. Powiadomienia nadal czekają po zalogowaniu."
            : "Jeśli to pomyłka, wybierz niżej, kiedy mamy pisać, i zapisz. Powiadomienia nadal czekają po zalogowaniu.",
        )}
      </p>
    </Notice>
  );
}
