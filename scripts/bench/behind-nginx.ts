import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ownCertificate } from "../../tests/support/own-certificate";
import { installShippedNginx, startNginx, stopNginx } from "../../tests/support/shipped-nginx";
import type { Shop } from "../../tests/support/shop";
import { freePort } from "../free-port";

/**
 * Puts nginx, as it is shipped, in front of the two web processes of a shop, and takes it away again.
 * @param inside gets the public address; its certificate is nobody's, which this process accepts meanwhile
 */
export async function behindNginx<Result>(
  { webPorts: [first = NaN, second = NaN] }: Shop,
  inside: (origin: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-nginx-"));
  const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env;
  try {
    // nginx's own processes belong to somebody else.
    await chmod(folder, 0o755);
    const ports = { plain: await freePort(), tls: await freePort() };
    installShippedNginx({
      ...{ folder, ports, upstreams: [first, second], ...(await ownCertificate()) },
      // Visitors come from many networks here, as behind a balancer.
      balancer: "set_real_ip_from 127.0.0.1;\n",
    });
    const nginx = startNginx(folder);
    try {
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
      const origin = `https://127.0.0.1:${ports.tls}`;
      await answers(origin);
      return await inside(origin);
    } finally {
      await stopNginx(nginx);
    }
  } finally {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws TypeError when it does not answer in ten seconds */
async function answers(origin: string): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      await fetch(`${origin}/healthz`);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(100);
    }
}
