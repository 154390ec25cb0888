import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { actorOf } from "~/http/session.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { ownConsent, withdrawConsent } from "~/services/talks/consent.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { pageMeta } from "~/ui/page-meta";
import { SettingsPage } from "./settings-page";

export const meta = () => pageMeta("Mentor AI");

async function contextOf(visit: LoaderFunctionArgs) {
  const { member } = await requireMember(visit);
  return serviceContext(actorOf({ member }), requestLog(visit.context));
}

export async function loader(visit: LoaderFunctionArgs) {
  return { consent: await ownConsent(await contextOf(visit)) };
}

/** Withdraws the consent; the button says what becomes of the talks. */
export async function action(visit: ActionFunctionArgs) {
  const ctx = await contextOf(visit);
  const talks = (await readForm(visit.request)).values.talks === "delete" ? "delete" : "keep";
  await withdrawConsent(ctx, talks);
  const notice = talks === "delete" ? "mentor-withdrawn-deleted" : "mentor-withdrawn";
  return redirect(withFlash(paths.profileMentor(), notice), 303);
}

export default function MentorSettings() {
  const { consent } = useLoaderData<typeof loader>();
  const flash = useFlash();
  return (
    <SettingsPage title="Mentor AI">
      <FlashNotice flash={flash} />
      {consent === "given" || consent === "outdated" ? (
        <Card>
          <form method="post" action={paths.profileMentor()} className="space-y-5">
            <p>
              Zgadzasz się, aby to, co piszesz do mentora, czytał model językowy. Gdy wycofasz
              zgodę, to, co mentor właśnie pisze, urwie się, a żadne Twoje słowo nie trafi już do
              modelu. Pamięć mentora i&nbsp;rozmowy bez śladu usuwamy wtedy zawsze.
            </p>
            <p>
              <a href={paths.mentorMemory()} className="link">
                Pamięć mentora
              </a>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button name="talks" value="keep" variant="secondary">
                Wycofaj zgodę, zostaw rozmowy do&nbsp;czytania
              </Button>
              <Button name="talks" value="delete" variant="danger">
                Wycofaj zgodę i usuń rozmowy
              </Button>
            </div>
          </form>
        </Card>
      ) : (
        <EmptyState
          title={consent === "withdrawn" ? "Zgoda wycofana" : "Jeszcze nie rozmawiasz"}
          action={
            <ButtonLink href={paths.talks()} variant="secondary">
              Zobacz, czym jest mentor
            </ButtonLink>
          }
        >
          <p>
            {consent === "withdrawn"
              ? "Mentor nie czyta już Twoich rozmów. Zgodę możesz dać jeszcze raz, kiedy zechcesz."
              : "Nie ma Twojej zgody na rozmowy z mentorem, więc nikt ich nie czyta."}
          </p>
        </EmptyState>
      )}
    </SettingsPage>
  );
}
