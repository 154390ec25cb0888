import { configuredEndpoints, type Endpoint } from "~/integrations/ai/endpoints.server";

type Named = Pick<Endpoint, "name">;

/** A model by itself: `openai/GPT-4.1` of a gateway is the vendor's `gpt-4.1`. */
const modelOf = ({ name }: Named) => name.toLowerCase().split("/").at(-1);

/**
 * Who grades: never a model that writes, under whatever address, since it likes its own texts. Nobody, where none is left.
 */
export function gradersAmong<Each extends Named>(
  graders: readonly Each[],
  writers: readonly Named[],
): Each[] {
  const written = new Set(writers.map(modelOf));
  return graders.filter((grader) => !written.has(modelOf(grader)));
}

export const graders = () => gradersAmong(configuredEndpoints("grader"), configuredEndpoints());
