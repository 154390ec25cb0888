import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** One import of a file of ours by another, both as paths from the project's root. */
export type Import = { from: string; to: string; typeOnly: boolean; specifier: string };

const endings = ["", ".ts", ".tsx", ".js", "/index.ts"];

/** Every import between files of ours: plain ones, of types, of values that are passed on, and those made while running. */
export function readImports(folders: readonly string[]): Import[] {
  const files = folders.flatMap((folder) => sourcesIn(folder));
  const known = new Set(files);
  return files.flatMap((from) =>
    importsOf(from).flatMap(({ specifier, typeOnly }) => {
      const to = resolve(from, specifier, known);
      return to ? [{ from, to, typeOnly, specifier }] : [];
    }),
  );
}

function sourcesIn(folder: string): string[] {
  return ts.sys
    .readDirectory(folder, [".ts", ".tsx", ".js"])
    .map((file) => ts.sys.resolvePath(file).slice(process.cwd().length + 1));
}

function importsOf(file: string): { specifier: string; typeOnly: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022);
  const found: { specifier: string; typeOnly: boolean }[] = [];
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (node && ts.isStringLiteral(node)) found.push({ specifier: node.text, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  if (!/^[.~]/.test(specifier)) return null;
  const path = pathOf(from, specifier);
  return endings.map((ending) => path + ending).find((file) => known.has(file)) ?? null;
}

function pathOf(from: string, specifier: string): string {
  const [address = ""] = specifier.split("?");
  return address.startsWith("~/") ? join("app", address.slice(2)) : join(dirname(from), address);
}

/**
 * Groups of nodes that can all reach each other, found in one walk (Tarjan's algorithm), each in the order in which it
 * was found.
 */
export function circles(edges: readonly { from: string; to: string }[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const place = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const found: string[][] = [];
  const visit = (node: string): void => {
    place.set(node, place.size);
    lowest.set(node, place.get(node)!);
    path.push(node);
    onPath.add(node);
    for (const to of next.get(node) ?? []) {
      if (!place.has(to)) visit(to);
      if (onPath.has(to)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(to)!));
    }
    if (lowest.get(node) !== place.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    for (const each of circle) onPath.delete(each);
    if (circle.length > 1) found.push(circle);
  };
  for (const { from } of edges) if (!place.has(from)) visit(from);
  return found;
}

/** Imports of files of ours that are not there; the compiler overlooks those that are made for their effect. */
export function readBrokenImports(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => sourcesIn(folder));
  return files.flatMap((from) =>
    importsOf(from).flatMap(({ specifier }) => {
      if (!/^(\.|~\/)/.test(specifier)) return [];
      return existingFile(from, specifier) ? [] : [`${from} → ${specifier}`];
    }),
  );
}

function existingFile(from: string, specifier: string): boolean {
  const path = pathOf(from, specifier);
  return endings.some((ending) => ts.sys.fileExists(path + ending));
}
