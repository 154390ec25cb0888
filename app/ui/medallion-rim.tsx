/** The gold of what is drawn into a file, where no page gives its colours. */
export const gold = "#f0c45c";

/** The golden rim of a round picture of 200 by 200. */
export const MedallionRim = () => (
  <>
    <circle cx="100" cy="100" r="95" fill="none" stroke={gold} strokeWidth="2.5" />
    <circle cx="100" cy="100" r="89.5" fill="none" stroke={gold} strokeWidth="0.7" opacity="0.6" />
  </>
);
