import { WrittenText } from "~/ui/written-text";

/** Under a form whose text was changed elsewhere meanwhile: what it says now. */
export function NowSays({ title, text }: { title?: string; text: string }) {
  return (
    <section aria-labelledby="now-says" className="space-y-2 border-t border-line pt-6">
      <h2 id="now-says" className="text-2xl">
        Jak brzmi teraz
      </h2>
      {title && <p className="font-semibold wrap-anywhere">{title}</p>}
      <WrittenText text={text} />
    </section>
  );
}
