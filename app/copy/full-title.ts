/** A title with what it says that it is not: `Terapeuta AI – karta pracy, nie terapia`. */
export const fullTitle = ({ title, subtitle }: { title: string; subtitle?: string }): string =>
  subtitle ? `${title} – ${subtitle}` : title;
