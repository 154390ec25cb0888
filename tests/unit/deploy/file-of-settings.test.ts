import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (file: string) =>
  spawnSync("/bin/sh", ["deploy/check-settings.sh", file], { encoding: "utf8" });
const checkLines = (lines: string) => {
  const file = join(folder, "env");
  writeFileSync(file, lines);
  return check(file);
};

/** What units, compose and the image set for a process themselves; of compose's what is not another service's or a secret. */
const ofEachProcess = [
  ...new Set(
    [
      ...["web@", "worker@"].flatMap((name) =>
        /^Environment=(.*)$/m
          .exec(readFileSync(`deploy/systemd/konstelacja-${name}.service`, "utf8"))![1]!
          .split(" "),
      ),
      .../^ENV (.*)$/m.exec(readFileSync("Dockerfile", "utf8"))![1]!.split(" "),
    ].map((pair) => pair.split("=")[0]!),
  ),
];

test("the file of examples is one that all read alike, and says how", () => {
  expect(check(".env.example")).toMatchObject({ status: 0, stderr: "" });
  const example = readFileSync(".env.example", "utf8");
  expect(example.split("\n\n")[0]).toContain("stands in single quotes as a whole");
  // Also where somebody takes the comment away from what it shows.
  const shown = example
    .replace(/^# (?=[A-Z]\w*=)/gm, "")
    .replace(new RegExp(`^(?:${ofEachProcess.join("|")})=.*$`, "gm"), "");
  expect(checkLines(shown)).toMatchObject({ status: 0 });
});

test.each([
  ["a value with blanks, signs and letters of ours", "A=Zażółć <a@b.example> | eea; 50% & 'x'"],
])("%s", (_what, line) => {
  expect(checkLines(line).status).toBe(1);
  expect(checkLines(line.replaceAll("'", "")).status).toBe(0);
});

test.each([
  ["double quotes, which a shell, Node and Docker read each in their way", 'A="x"'],
  ["a sign after which Node reads no further", "A=geheim#1"],
  ["one in whose place Docker puts something", "A=cena$5"],
  ["one that systemd takes away", "A=raz\\dwa"],
  ["a line that goes on below", "A=raz\\\nB=dwa"],
  ["an apostrophe", "A=it's"],
  ["one within quotes", "A='it's'"],
  ["a backslash within quotes, which Docker may take away", "A='raz\\dwa'"],
  ["quotes that do not end", "A='raz"],
  ["words after the quotes", "A='raz' dwa"],
  ["a value of several lines", "A='raz\ndwa'"],
  ["export, which systemd takes for a part of the name", "export A=1"],
  ["a blank in front of the sign", "A =1"],
  ["a blank in front of the name", " A=1"],
  ["a comment of systemd alone", ";A=1"],
  ["a word alone", "A"],
  ["a name that no shell knows", "A-B=1"],
  ["a comment that swallows the next line under systemd", "# ścieżka C:\\\nA=1"],
  ["lines of Windows", "A=1\r\nB=2\r"],
])("%s is refused, without a word of its value", (_what, lines) => {
  const { status, stderr } = checkLines(lines);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\S+, line \d+: (?:A|this line) /);
  for (const secret of ["geheim", "cena", "raz", "dwa"]) expect(stderr).not.toContain(secret);
});

test.each(ofEachProcess.map((name) => `${name}=1`))(
  "%s, which systemd would let win over the unit's own, is refused",
  (line) => {
    const { status, stderr } = checkLines(line);
    expect(status).toBe(1);
    expect(stderr).toContain(`${line.split("=")[0]} is set for each process by its unit`);
  },
);

test("of whatever it lets through Node reads what stands there", () => {
  const piece = fc.constantFrom(..."aż=1 <>@|&;%()*?~!,.:/-+{}[]^#$\\'\"`");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.boolean(), (pieces, isQuoted) => {
      const words = pieces.join("").trim();
      const lines = `A=${isQuoted ? `'${words}'` : words}\nB=koniec\n`;
      if (checkLines(lines).status !== 0) return;
      expect(parseEnv(lines)).toEqual({ A: words, B: "koniec" });
    }),
    { numRuns: 100 },
  );
});

test("each process looks at it before it starts, and so does whatever an operator runs", () => {
  const units = readdirSync("deploy/systemd").map((file) =>
    readFileSync(`deploy/systemd/${file}`, "utf8"),
  );
  const fed = units.filter((unit) => unit.includes("EnvironmentFile="));
  expect(fed).toHaveLength(3);
  for (const unit of fed) {
    const [, file] = /^EnvironmentFile=(\S+)$/m.exec(unit)!;
    expect(unit).toMatch(
      new RegExp(`^ExecStartPre=/bin/sh deploy/check-settings\\.sh ${file}$`, "m"),
    );
  }
  expect(readFileSync("docs/deployment.md", "utf8")).toContain("sh deploy/check-settings.sh .env ");
});
