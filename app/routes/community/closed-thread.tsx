import { tieWords } from "~/copy/typography";
import { Notice } from "~/ui/notice";

/** Stands where a form would in a talk that keepers have closed. */
export const ClosedThread = () => (
  <Notice>
    <p>
      {tieWords("Opieka grupy zamknęła tę rozmowę. Możesz ją czytać, ale nie da się nic dopisać.")}
    </p>
  </Notice>
);
