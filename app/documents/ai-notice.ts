export const aiCoverLine = "Napisane przez sztuczną inteligencję na podstawie Twoich odpowiedzi";

/** The AI line that closes every document (AI Act, art. 50). */
export const aiNotice =
  "Ten dokument przygotowała sztuczna inteligencja na podstawie Twoich odpowiedzi. " +
  "Nie zastępuje porady lekarza, psychologa ani prawnika.";

export const aiLetterLine = {
  pl: "Przygotowano z pomocą sztucznej inteligencji",
  en: "Prepared with the help of artificial intelligence",
  de: "Mit Unterstützung künstlicher Intelligenz erstellt",
} as const;

export const trainedAlgorithmicMedia =
  "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
