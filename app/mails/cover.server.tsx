import { tieWords } from "~/copy/typography";
import { colours, serif } from "./look";

type MailCoverProps = {
  /** Null of a file without a cover. */
  picture: string | null;
  kicker?: string;
  title: string;
  person?: string | null;
  /** Its title is what the mail is about. */
  isHeading?: boolean;
};

export function MailCover({ picture, kicker, title, person, isHeading = false }: MailCoverProps) {
  const Title = isHeading ? "h1" : "p";
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 4px" }}>
      <tbody>
        <tr>
          {picture && (
            <td style={{ width: 96, verticalAlign: "top", paddingRight: 20 }}>
              <img
                src={picture}
                width={96}
                height={136}
                alt=""
                style={{
                  ...{ display: "block", width: 96, height: 136, borderRadius: 4, border: 0 },
                  // Where pictures are blocked it is still the back of a book.
                  backgroundColor: colours.night,
                }}
              />
            </td>
          )}
          <td style={{ verticalAlign: "middle" }}>
            {kicker && (
              <p
                className="muted"
                style={{ margin: "0 0 6px", fontSize: 13, color: colours.muted }}
              >
                {kicker}
              </p>
            )}
            <Title
              style={{
                margin: 0,
                fontFamily: serif,
                fontWeight: isHeading ? 500 : 400,
                fontSize: isHeading ? 26 : 22,
                lineHeight: 1.25,
              }}
            >
              {tieWords(title)}
            </Title>
            {person && (
              <p
                className="muted"
                style={{ margin: "6px 0 0", fontSize: 14, color: colours.muted }}
              >
                dla: {person}
              </p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
