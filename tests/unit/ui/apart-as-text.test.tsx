import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RadioCards } from "~/ui/radio-cards";
import { RadioGroup } from "~/ui/radio-group";

const options = [{ value: "none", label: "Wcale", hint: "Zobaczysz po zalogowaniu." }];

/** As a browser that shows text alone has it. */
const saidBy = (page: React.ReactElement) => renderToStaticMarkup(page).replace(/<[^>]+>/g, "");

test("an answer and what it means are read apart where nothing but text is shown", () => {
  for (const Group of [RadioGroup, RadioCards])
    expect(saidBy(<Group id="mails" name="mails" label="Kiedy?" options={options} />)).toContain(
      "Wcale Zobaczysz",
    );
});
