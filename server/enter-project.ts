import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Works in the project's folder, wherever the program was started: pages, samples and what reads files for us are found from
 * there, and so is a file that a setting names without saying where it is. Ends the process, with a line, when it is not
 * all there.
 * @param needed a file without which the program has nothing to do
 */
export function enterProject(needed = "package.json"): void {
  const ours = dirname(fileURLToPath(import.meta.url));
  const project = [join(ours, ".."), join(ours, "../..")].find((folder) =>
    existsSync(join(folder, "package.json")),
  );
  if (project && existsSync(join(project, needed))) return process.chdir(project);
  const missing = project ? join(project, needed) : `package.json above ${ours}`;
  process.stderr.write(`There is no ${missing}: npm run build makes all of it.\n`);
  process.exit(1);
}
