import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where nginx is; undefined where it is not installed. Debian's package is `nginx-light`. */
export const nginxProgram = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find((path) => {
  try {
    execFileSync(path, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

type Place = {
  /** Takes its files and its logs. */
  folder: string;
  ports: { plain: number; tls: number };
  /** Ports of the two web processes. */
  upstreams: readonly [number, number];
  certificate: string;
  key: string | Buffer;
  /** Lines of `balancer.conf` instead of those that are shipped. */
  balancer?: string;
};

/** Writes down the configuration that is shipped, with other ports and in another folder, and has nginx check it. */
export function installShippedNginx({ folder, ports, upstreams, ...given }: Place): void {
  const shipped = (name: string) => readFileSync(`deploy/nginx/${name}`, "utf8");
  const listens = (from: string, to: string) => (config: string) =>
    config
      .replaceAll(`listen ${from} default_server;`, `listen ${to} default_server;`)
      .replaceAll(`listen [::]:${from} default_server;`, "");
  const config = [
    (all: string) => all.replaceAll("/etc/nginx/konstelacja", folder),
    (all: string) => all.replace("/var/log/nginx/access.log", `${folder}/access.log`),
    (all: string) => all.replace("/var/log/nginx/error.log", `${folder}/error.log`),
    (all: string) => all.replaceAll(`${folder}/tls/`, `${folder}/`),
    listens("80", `127.0.0.1:${ports.plain}`),
    listens("443 ssl http2", `127.0.0.1:${ports.tls} ssl http2`),
  ].reduce((all, change) => change(all), shipped("nginx.conf"));
  const upstream = upstreams.reduce(
    (all, port, index) => all.replace(`127.0.0.1:300${index}`, `127.0.0.1:${port}`),
    shipped("upstream.conf"),
  );
  const files = {
    "nginx.conf": config,
    "upstream.conf": upstream,
    "balancer.conf": given.balancer ?? shipped("balancer.conf"),
    "fullchain.pem": given.certificate,
    "privkey.pem": given.key,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  execFileSync(nginxProgram!, ["-t", ...commandLine(folder)], { stdio: "pipe" });
}

const commandLine = (folder: string) => [
  ...["-c", join(folder, "nginx.conf")],
  ...["-g", `daemon off; pid ${folder}/pid;`],
];

/** Starts what was installed there. */
export const startNginx = (folder: string): ChildProcess =>
  spawn(nginxProgram!, commandLine(folder), { stdio: "ignore" });

export async function stopNginx(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return;
  const ended = once(nginx, "exit");
  nginx.kill("SIGTERM");
  await ended;
}
