import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FileField } from "~/ui/file-field";

const shown = (multiple: boolean) =>
  renderToStaticMarkup(
    <FileField id="cv" name="cv" label="CV" limits="PDF, do 5 MB." multiple={multiple} />,
  );

test("a field for files speaks Polish once the script names what was chosen, and is the browser's own without it", () => {
  for (const [multiple, words] of [
    [false, "Wybierz plik"],
    [true, "Wybierz pliki"],
  ] as const) {
    const html = shown(multiple);
    expect(html).toMatch(
      /<file-limits[^>]*>[\s\S]*<input type="file"[^>]*id="cv"[\s\S]*<\/file-limits>/,
    );
    expect(html).toContain(`>${words}</span>`);
    expect(html).toMatch(
      /aria-hidden="true" class="file-shown[\s\S]*data-chosen[^>]*>Nie wybrano pliku</,
    );
  }
});
