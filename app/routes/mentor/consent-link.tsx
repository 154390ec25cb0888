import { paths } from "~/paths";

/** The way to the consent beside words that wait for it: in another tab, so that they stay. */
export const ConsentLink = () => (
  <p>
    <a href={paths.talkConsent()} target="_blank" rel="noopener" className="link">
      Przeczytaj zgodę w&nbsp;nowej karcie
    </a>
  </p>
);
