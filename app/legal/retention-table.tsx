import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { retention, type Retention } from "~/config/retention";

const units: Record<Retention["unit"], [string, string, string]> = {
  minutes: ["minuta", "minuty", "minut"],
  hours: ["godzina", "godziny", "godzin"],
  days: ["dzień", "dni", "dni"],
  years: ["rok", "lata", "lat"],
};

/** `24 godziny`, `7 dni`. */
export function retentionInWords({ amount, unit }: Pick<Retention, "amount" | "unit">): string {
  return formatCount(amount, ...units[unit]);
}

export function RetentionTable() {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b-2 border-gold">
          <th scope="col" className="py-2 pr-4 align-bottom">
            Co
          </th>
          <th scope="col" className="py-2 align-bottom">
            Jak długo
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(retention).map(([key, row]) => (
          <tr key={key} className="border-b border-line align-top">
            <td className="py-2 pr-4">{tieWords(row.what)}</td>
            <td className="py-2">
              {retentionInWords(row)} {tieWords(row.from)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
