import { Sparkles } from "~/ui/icons";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "~/ui/button";
import { NumberedPages } from "~/ui/numbered-pages";
import { Spinner } from "~/ui/spinner";
import { Example } from "./example";

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const sizes: ButtonSize[] = ["small", "medium", "large"];

export function ActionExamples() {
  return (
    <>
      <Example title="Button">
        {sizes.map((size) => (
          <div key={size} className="flex flex-wrap gap-3">
            {variants.map((variant) => (
              <Button key={variant} type="button" variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="button" icon={<Sparkles className="size-5" />}>
            Z ikoną
          </Button>
          <Button type="button" disabled aria-busy="true" icon={<Spinner />}>
            Przetwarzanie...
          </Button>
          <Button type="button" variant="secondary" disabled>
            Niedostępny
          </Button>
        </div>
        <Button type="button" wide>
          Na całą szerokość
        </Button>
      </Example>

      <Example title="ButtonLink">
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/">Strona główna</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Wróć
          </ButtonLink>
        </div>
      </Example>

      <Example title="BackLink, Breadcrumbs">
        <BackLink href="/ai-therapist">Wsparcie emocjonalne</BackLink>
        <Breadcrumbs
          ancestors={[
            { label: "Strona główna", href: "/" },
            { label: "Wsparcie emocjonalne", href: "/ai-therapist" },
          ]}
          current="Lustro Emocji"
        />
      </Example>

      <Example title="NumberedPages">
        <NumberedPages label="Środek listy" page={6} pages={12} href={(page) => `?page=${page}`} />
        <NumberedPages label="Początek listy" page={1} pages={3} href={(page) => `?page=${page}`} />
      </Example>

      <Example title="Badge">
        <div className="flex flex-wrap gap-3" data-area="emotions">
          <Badge>neutral</Badge>
          <Badge tone="area">area</Badge>
          <Badge tone="success">success</Badge>
          <Badge tone="warning">warning</Badge>
          <Badge tone="danger">danger</Badge>
          <Badge tone="area" icon={<Sparkles className="size-4" />}>
            z ikoną
          </Badge>
        </div>
      </Example>

      <Example title="Spinner">
        <p className="flex items-center gap-3">
          <Spinner /> Przetwarzanie...
        </p>
      </Example>
    </>
  );
}
