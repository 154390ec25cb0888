import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatPrice } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { findSchedules } from "~/services/appointments/queries.server";
import { serviceContext } from "~/services/command/context.server";
import { personaSlug } from "~/site/personas";
import { BookingStopped } from "~/ui/booking-stopped";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { PersonaCard } from "~/ui/persona-card";
import { ExplanatoryBoxes } from "~/ui/product-facts";
import { requestedTalk } from "./booked-product.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.heading ?? "Rozmowa", data?.isStopped ? undefined : data?.description);

/** The first step: with whom. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const { product, team, isStopped } = await requestedTalk(ctx, request);
  const { path, area, title, subtitle, lead, description, boxes, hub, form } = product;
  const schedules = await findSchedules(
    ctx,
    team.personas.map(({ id }) => id),
  );
  const guides = team.personas.map((persona) => ({
    persona,
    rates: schedules.get(persona.id)?.rates ?? [],
  }));
  const heading = form?.heading ?? title;
  return { path, area, subtitle, lead, description, boxes, hub, heading, guides, isStopped };
}

export default function TeamBooking() {
  const { path, area, subtitle, lead, boxes, hub, heading, guides, isStopped } =
    useLoaderData<typeof loader>();
  return (
    <div data-area={area}>
      <PageHeader
        area={area}
        title={heading}
        subtitle={subtitle}
        lead={lead}
        back={{ href: hub.path, label: hub.label }}
      />
      <Container width="wide" className="space-y-10 py-8 sm:py-12">
        {isStopped && <BookingStopped />}
        <section aria-labelledby="personas-heading">
          <p className="font-semibold">Krok 1 z&nbsp;2</p>
          <h2 id="personas-heading" className="text-3xl">
            Z&nbsp;kim chcesz porozmawiać?
          </h2>
          <ul className="mt-6 grid gap-5 lg:grid-cols-2">
            {guides.map(({ persona, rates }) => (
              <PersonaCard key={persona.id} persona={persona}>
                {!isStopped && (
                  <div className="mt-auto space-y-3 pt-2">
                    <ul className="flex flex-wrap justify-center gap-x-6 sm:justify-start">
                      {rates.map(({ minutes, priceGrosze }) => (
                        <li key={minutes}>
                          <span className="font-serif text-2xl">{formatPrice(priceGrosze)}</span>{" "}
                          <span className="text-sm text-muted">
                            {formatCount(minutes, "minuta", "minuty", "minut")}
                          </span>
                        </li>
                      ))}
                    </ul>
                    <ButtonLink href={paths.booking(path, personaSlug(persona))}>
                      Wybieram: {persona.name}
                    </ButtonLink>
                  </div>
                )}
              </PersonaCard>
            ))}
          </ul>
          <p className="mt-4 max-w-text text-sm text-muted">
            {tieWords(
              "To postaci, nie ludzie: głosu użycza im sztuczna inteligencja, a portrety są narysowane.",
            )}
          </p>
        </section>
        <ExplanatoryBoxes boxes={boxes} />
        <HelpLinesNote />
      </Container>
    </div>
  );
}
