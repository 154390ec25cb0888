/** Short form of the AI line, for covers. */
export const aiCoverLine = "Napisane przez sztuczną inteligencję na podstawie Twoich odpowiedzi";

/** The AI line that closes every document (AI Act, art. 50). */
export const aiNotice =
  "Ten dokument przygotowała sztuczna inteligencja na podstawie Twoich odpowiedzi. " +
  "Nie zastępuje porady lekarza, psychologa ani prawnika.";

/** IPTC vocabulary term for content made by a generative model. */
export const trainedAlgorithmicMedia =
  "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
