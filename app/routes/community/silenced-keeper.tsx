import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { Notice } from "~/ui/notice";

/** Stands where a keeper would act, for one who may only read for a while. @param until ISO 8601 */
export const SilencedKeeper = ({ until }: { until: string }) => (
  <Notice>
    <p>
      {tieWords(
        `Do ${formatDateTime(until)} możesz w tej grupie czytać, ale nie pisać. Do tego czasu nie zmienisz też niczego w jej imieniu.`,
      )}
    </p>
    <p>
      <a href={paths.cases()} className="link inline-flex min-h-11 items-center font-semibold">
        Powód i{"\u00a0"}droga odwołania
      </a>
    </p>
  </Notice>
);
