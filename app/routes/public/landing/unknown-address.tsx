import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { FigurePicture } from "~/ui/figure-picture";
import { PageHeader } from "~/ui/page-header";

/** What whoever asked for an address that there is not finds at home, in the place of the shop's front. */
export function UnknownAddress() {
  return (
    <PageHeader
      area="spirituality"
      title="Nie ma takiej strony"
      lead="Adres może być nieaktualny albo zawierać literówkę. Stąd trafisz dalej:"
      endsPage
      figure={<FigurePicture name="cygnus" />}
    >
      <nav aria-label="Dokąd dalej" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={paths.home()}>Strona główna</ButtonLink>
        <a href={paths.groups()} className="link inline-flex min-h-11 items-center">
          Grupy
        </a>
        <a href={paths.contact()} className="link inline-flex min-h-11 items-center">
          Kontakt
        </a>
      </nav>
    </PageHeader>
  );
}
