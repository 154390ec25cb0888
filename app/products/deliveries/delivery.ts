/** What a box of an order form says, and what it says when it was not ticked. */
export type Consent = {
  name: string;
  text: string;
  /** The rest of what is agreed to, which its form has one press away; what the law wants seen stands in the text. */
  more?: string;
  required: string;
};

/** An order's progress, as far as a delivery tells it. */
type Made = { writtenAt: Date | null; renderedAt: Date | null };

/**
 * How what was bought reaches its buyer: the half that any page may read. What does it is the other half, in
 * `app/services/fulfilment/deliveries/`.
 */
export type Delivery = {
  /** What an offer says that will come; goes before how long it takes. */
  offer: string;
  /** What the subject of its mails calls it. */
  thing: string;
  /** What its mail brings, in the accusative. */
  mailed: string;
  /**
   * Express consent to performance before the withdrawal period ends, with the acknowledgement that art. 38 of the Consumer
   * Rights Act (ustawa o prawach konsumenta) asks for. A changed text gets a new version: orders keep both.
   */
  consent: Consent;
  /** Stands behind the day in the version of that consent; empty for the first kind that there was. */
  consentVersion: string;
  /** Its mail only announces it: it is delivered later, by what its work says. */
  endsAfterMail?: true;
  /** Whether a buyer may have it made once more, where a model wrote it. */
  isMadeAgain: boolean;
  /** How long the content of an order stays after it was delivered, in milliseconds. */
  contentLifetime: number;
  /** What goes with the content of an order, where that holds what was bought; null where only answers do. */
  content: {
    /** With the answers, in the accusative. */
    whole: string;
    goneTitle: string;
    /** What a buyer loses who deletes it. */
    loss: string;
  } | null;
  /** Steps between the payment and the mail, with their labels as they are at the moment. */
  steps: (order: Made) => { label: string; at: Date | null }[];
  /** The step that is its mail. */
  mailStep: string;
  /** What a buyer reads who has waited too long: while it is tried, and where no mail program took it; null of what never is late. */
  late: { waiting: string; undelivered: string } | null;
  /** What holds it up, where the words for a document would be wrong; by the failure's code. */
  delays: Readonly<Record<string, string>>;
  /** The same once nothing more is tried. */
  failures: Readonly<Record<string, string>>;
  /** And once the money goes back: on the order's page and in the mail about it. */
  refunded?: Readonly<Record<string, string>>;
  /** What the order's page says of what was done, where the words for a document would be wrong; by the notice's code. */
  notices: Readonly<Record<string, string>>;
};
