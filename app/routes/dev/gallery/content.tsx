import { areas } from "~/site/areas";
import { AreaIcon } from "~/ui/area-icon";
import { Badge } from "~/ui/badge";
import { BrandMark } from "~/ui/brand-mark";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CrisisHelp, HelpLineStrip, HelpLinesNote } from "~/ui/crisis-help";
import { DefinitionList } from "~/ui/definition-list";
import { EmptyState } from "~/ui/empty-state";
import { Notice, type NoticeKind } from "~/ui/notice";
import { Opinion } from "~/ui/opinion";
import { PriceTag } from "~/ui/price-tag";
import { Prose } from "~/ui/prose";
import { StageList } from "~/ui/stage-list";
import { StarRating } from "~/ui/star-rating";
import { Example } from "./example";

const noticeKinds: NoticeKind[] = ["info", "success", "warning", "error"];

export function ContentExamples() {
  return (
    <>
      <Example title="Card, AreaIcon">
        <ul className="grid gap-4 sm:grid-cols-2">
          {areas.map((area) => (
            <Card key={area} as="li" area={area} className="space-y-3">
              <div className="flex items-center justify-between">
                <AreaIcon area={area} />
                <Badge tone="area">{area}</Badge>
              </div>
              <p className="text-area-ink">Tekst w odcieniu obszaru.</p>
            </Card>
          ))}
          <Card as="li">Karta bez obszaru.</Card>
        </ul>
      </Example>

      <Example title="Notice">
        {noticeKinds.map((kind) => (
          <Notice key={kind} kind={kind} title={kind}>
            <p>
              Treść komunikatu z{" "}
              <a className="link" href="/">
                odnośnikiem
              </a>
              .
            </p>
          </Notice>
        ))}
        <Notice title="Sam tytuł" />
        <Notice>Sam tekst.</Notice>
      </Example>

      <Example title="PriceTag">
        <PriceTag price={{ grosze: 1199 }} />
        <PriceTag price={{ grosze: 123456 }} size="large" />
        <PriceTag price={{ grosze: 999, lowestGrosze: 1199 }} />
      </Example>

      <Example title="StarRating">
        <StarRating value={4.6} count={92} />
        <StarRating value={3.2} count={14} />
      </Example>

      <Example title="Opinion">
        <div className="grid gap-4 sm:grid-cols-2">
          <Opinion text="Krótko, ciepło i na temat." author="Ola" example />
          <Opinion
            text="Myślałem, że jestem zły na szefa. Okazało się, że po prostu zmęczony. Dłuższy tekst mieści się tak samo spokojnie."
            author="Kamil"
            detail="Lustro Emocji"
          />
        </div>
      </Example>

      <Example title="StageList">
        <StageList
          stages={[
            { label: "Zamówienie przyjęte", state: "done", time: "14:05" },
            { label: "Płatność potwierdzona", state: "done", time: "14:06" },
            {
              label: "Piszemy Twoją analizę",
              state: "current",
              note: "To zwykle trwa minutę lub dwie.",
            },
            { label: "PDF wysłany na e-mail", state: "waiting" },
          ]}
        />
        <StageList
          stages={[
            { label: "Zamówienie przyjęte", state: "done", time: "14:05" },
            {
              label: "Płatność",
              state: "failed",
              note: "Bank odrzucił płatność. Spróbuj jeszcze raz.",
            },
          ]}
        />
      </Example>

      <Example title="CrisisHelp, HelpLineStrip, HelpLinesNote">
        <CrisisHelp>
          <Button type="button" variant="secondary">
            Wróć do formularza
          </Button>
        </CrisisHelp>
        <HelpLineStrip />
        <HelpLinesNote />
      </Example>

      <Example title="DefinitionList">
        <DefinitionList
          items={[
            { label: "Produkt", value: "Lustro Emocji" },
            { label: "Co poruszyło Cię najmocniej?", value: "Pierwszy wiersz.\nDrugi wiersz." },
            { label: "E-mail", value: "bardzo.dlugi.adres.osoby@poczta.przyklad.example" },
          ]}
        />
      </Example>

      <Example title="EmptyState">
        <EmptyState
          title="Tu jeszcze nic nie ma"
          action={<ButtonLink href="/ai-therapist">Zobacz, co jest dostępne</ButtonLink>}
        >
          <p>Gdy coś zamówisz, znajdziesz to w tym miejscu.</p>
        </EmptyState>
      </Example>

      <Example title="Prose">
        <Prose>
          <p>
            Długi tekst, na przykład regulamin. Akapity mają spokojny odstęp, a{" "}
            <a href="/">odnośniki</a> złotą kreskę.
          </p>
          <h2>Nagłówek części</h2>
          <ul>
            <li>pierwszy punkt</li>
            <li>drugi punkt</li>
          </ul>
          <h3>Nagłówek ustępu</h3>
          <ol>
            <li>krok pierwszy</li>
            <li>krok drugi</li>
          </ol>
          <blockquote>
            <p>Zażółć gęślą jaźń.</p>
          </blockquote>
        </Prose>
      </Example>

      <Example title="BrandMark">
        <BrandMark className="h-12" />
      </Example>
    </>
  );
}
