import { readFileSync } from "node:fs";
import { vitePlugin as remix } from "@remix-run/dev";
import type { RouteConfigEntry } from "@remix-run/route-config";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Manifest, type Plugin, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { hasSecretParameter } from "./app/http/route-handle";
import routes from "./app/routes";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    saidSecrets(),
    oneShell(),
    script("document-script", "app/enhance/enhance.ts"),
    script("community-script", "app/enhance/community.ts"),
    script("desk-script", "app/enhance/desk.ts"),
    script("safety-plan-script", "app/enhance/safety-plan.ts"),
    tsconfigPaths(),
  ],
  // A data: URL would need its own line in the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
});

/**
 * Puts what every app loads into one file. By itself Rollup makes thirty files of it, as some pages share this and
 * others that, and apart they are a tenth larger. What a script of documents takes stays outside, or it would bring the
 * whole file along.
 */
function oneShell(): Plugin {
  const ids: string[] = [];
  let shell: ReadonlySet<string> | undefined;
  const shellOf = (info: Rollup.GetModuleInfo) => {
    const reachedFrom = (start: RegExp) => {
      const reached = new Set(ids.filter((id) => start.test(id)));
      for (const id of reached) for (const next of info(id)?.importedIds ?? []) reached.add(next);
      return reached;
    };
    const ofDocuments = reachedFrom(/\/app\/enhance\//);
    const ofApps = reachedFrom(/\/app\/(root|entry\.client)\.tsx/);
    return new Set([...ofApps].filter((id) => !ofDocuments.has(id)));
  };
  const manualChunks: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
    shell ??= shellOf(getModuleInfo);
    return shell.has(id) ? "shell" : undefined;
  };
  return {
    name: "one-shell",
    moduleParsed: ({ id }) => void ids.push(id),
    config: (_config, { command, isSsrBuild }) =>
      command === "build" && !isSsrBuild
        ? { build: { rollupOptions: { output: { manualChunks } } } }
        : undefined,
  };
}

/** An address whose parameter lets in whoever knows it says so in its route's `handle`, or there is no build. */
function saidSecrets(): Plugin {
  type Line = { pattern: string; files: string[] };
  const linesOf = (entries: readonly RouteConfigEntry[], above: Line): Line[] =>
    entries.flatMap(({ path = "", file, children = [] }) => {
      const line = { pattern: `${above.pattern}/${path}`, files: [...above.files, file] };
      return [line, ...linesOf(children, line)];
    });
  const secret = linesOf(routes, { pattern: "", files: [] }).filter(({ pattern }) =>
    hasSecretParameter(pattern),
  );
  const asked = [...new Set(secret.flatMap(({ files }) => files))];
  const said = new Map<string, unknown>();
  return {
    name: "said-secrets",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    moduleParsed({ id, ast }) {
      const file = asked.find((each) => id.endsWith(`/app/${each}`));
      if (file && ast) said.set(file, secretOf(ast));
    },
    buildEnd(error) {
      if (error) return;
      for (const { files } of secret) {
        // As the server reads it: a page says what all that it stands in says, too.
        const last = files.findLast((file) => said.get(file) !== undefined);
        if (!last || said.get(last) !== "path")
          this.error(
            `${files.at(-1)} has :token or :key in its address, and says no \`secret\` in its handle.`,
          );
      }
    },
  };
}

/** What a module says in `export const handle = { secret: … }`; anything but an object written there says nothing. */
function secretOf(ast: NonNullable<Rollup.ModuleInfo["ast"]>): unknown {
  const handle = ast.body
    .flatMap((node) =>
      node.type === "ExportNamedDeclaration" && node.declaration?.type === "VariableDeclaration"
        ? node.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === "Identifier" && id.name === "handle")?.init;
  if (handle?.type !== "ObjectExpression") return undefined;
  const secret = handle.properties.find(
    (each) =>
      each.type === "Property" && each.key.type === "Identifier" && each.key.name === "secret",
  );
  return secret?.type === "Property" && secret.value.type === "Literal"
    ? secret.value.value
    : undefined;
}

/**
 * Builds a script of documents as an entry of its own, beside those of Remix, and tells its hashed address to whoever
 * imports `virtual:<name>`. Remix builds the client first, so the server's build reads it from the manifest.
 */
function script(named: string, source: string): Plugin {
  const name = `virtual:${named}`;
  let addressOf: (isServer: boolean) => string;
  let isServing = false;
  return {
    name: named,
    config: (_config, { command, isSsrBuild }) => {
      const isClientBuild = command === "build" && !isSsrBuild;
      return isClientBuild ? { build: { rollupOptions: { input: [source] } } } : undefined;
    },
    configResolved({ command }) {
      isServing = command === "serve";
      addressOf = (isServer) => {
        if (isServing) return `/${source}`;
        if (!isServer) return "";
        const manifest = JSON.parse(
          readFileSync("build/client/.vite/manifest.json", "utf8"),
        ) as Manifest;
        return `/${manifest[source]?.file}`;
      };
    },
    // Documents bring no other script in development either, so these listen for changes, and the page comes anew.
    transform: (code, id) =>
      isServing && id.endsWith(source) ? `import "/@vite/client";\n${code}` : undefined,
    handleHotUpdate: ({ server }) => server.ws.send({ type: "full-reload" }),
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id, options) {
      if (id !== `\0${name}`) return undefined;
      return `export default ${JSON.stringify(addressOf(options?.ssr ?? false))};`;
    },
  };
}
