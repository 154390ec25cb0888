import { WrittenText } from "~/ui/written-text";

/** What staff have answered to what somebody proposed or offered. */
export const WishAnswer = ({ text }: { text: string }) => (
  <div className="border-l-2 border-area pl-4">
    <p className="font-semibold">Odpowiedź</p>
    <WrittenText text={text} />
  </div>
);
