import { env } from "~/config/env.server";
import { Container } from "~/ui/container";
import { ActionExamples } from "./gallery/actions";
import { ContentExamples } from "./gallery/content";
import { DrawingExamples } from "./gallery/drawings";
import { FormExamples } from "./gallery/forms";
import { pageMeta } from "~/ui/page-meta";

export const meta = () => pageMeta("Komponenty");

/** The gallery is for whoever builds the product, so production does not have it. */
export function loader() {
  if (env.NODE_ENV === "production") throw new Response(null, { status: 404 });
  return null;
}

const groups = [
  { title: "Działanie", Examples: ActionExamples },
  { title: "Formularze", Examples: FormExamples },
  { title: "Treść", Examples: ContentExamples },
  { title: "Rysunki", Examples: DrawingExamples },
];

export default function Gallery() {
  return (
    <Container className="space-y-16 py-12">
      <h1 className="text-4xl">Komponenty</h1>
      {groups.map(({ title, Examples }) => (
        <div key={title} className="space-y-8">
          <h2 className="text-3xl">{title}</h2>
          <Examples />
        </div>
      ))}
    </Container>
  );
}
