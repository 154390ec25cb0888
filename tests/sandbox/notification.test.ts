import { verify, X509Certificate } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCertificateChain } from "../../sandbox/certificates/chain.ts";
import { openSigner } from "../../sandbox/certificates/signer.ts";
import { rootCertificateFile } from "../../sandbox/settings.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import {
  notificationChecksum,
  panelChecksum,
  signNotification,
} from "../../sandbox/tpay/notification.ts";
import { closeAll, startSandbox, temporaryFolder } from "./support.ts";

const fields = {
  id: "1010",
  tr_id: "TR-BRA-79FR0X",
  tr_date: "2026-05-04 12:00:00",
  tr_crc: "Dream-abc",
  tr_amount: "16.99",
  tr_paid: "16.99",
  tr_desc: "Analiza snu ąę",
  tr_status: "TRUE",
  tr_error: "none",
  tr_email: "anna@example.com",
};

afterAll(closeAll);

describe("check sums", () => {
  it("match the known values", () => {
    expect(notificationChecksum(fields, "demo")).toBe("276983f3ccb8b471f9c498a8089f7379");
    expect(panelChecksum({ id: "1", amount: "100", crc: "order1" }, "s3cr3t")).toBe(
      "74354612c5d473af4cd4a3bdc8de1681",
    );
  });

  it("can be forged by giving one", () => {
    const options = { certificateUrl: "http://evil.example/x509/a.pem", securityCode: "demo" };
    return createCertificateChain().then(({ key }) => {
      const { body } = signNotification({ ...fields, md5sum: "wrong" }, { ...options, key });
      expect(new URLSearchParams(body).getAll("md5sum")).toEqual(["wrong"]);
    });
  });
});

describe("a signed notification", () => {
  let sandbox: Sandbox;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await temporaryFolder();
    sandbox = await startSandbox({ dataDir });
  });

  it("verifies against the served certificate over its exact bytes", async () => {
    const certificateUrl = `${sandbox.url}/x509/notifications-jws.pem`;
    const { key } = sandbox.signer;
    const { body, headers } = signNotification(fields, {
      key,
      certificateUrl,
      securityCode: "demo",
    });
    const [header = "", payload, signature = ""] = headers["x-jws-signature"]?.split(".") ?? [];
    expect(payload).toBe("");
    const decoded = JSON.parse(Buffer.from(header, "base64url").toString()) as { x5u: string };
    expect(decoded).toEqual({ alg: "RS256", x5u: certificateUrl });
    const leaf = new X509Certificate(await (await fetch(decoded.x5u)).text());
    const signs = (text: string) =>
      verify(
        "sha256",
        Buffer.from(`${header}.${Buffer.from(text).toString("base64url")}`),
        leaf.publicKey,
        Buffer.from(signature, "base64url"),
      );
    expect(signs(body)).toBe(true);
    expect(signs(body.replace("16.99", "16.98"))).toBe(false);
  });

  it("has a certificate that chains to the root in the data folder", async () => {
    const read = async (path: string) => (await fetch(sandbox.url + path)).text();
    const leaf = new X509Certificate(await read("/x509/notifications-jws.pem"));
    const bundle = await readFile(join(dataDir, rootCertificateFile), "utf8");
    expect(await read("/x509/tpay-jws-root.pem")).toBe(bundle);
    const [intermediate, root] = (
      bundle.match(/-----BEGIN[^]+?-----END CERTIFICATE-----/g) ?? []
    ).map((pem) => new X509Certificate(pem));
    if (!intermediate || !root) throw new Error("the bundle holds two certificates");
    expect(leaf.checkIssued(intermediate) && leaf.verify(intermediate.publicKey)).toBe(true);
    expect(intermediate.checkIssued(root) && intermediate.verify(root.publicKey)).toBe(true);
    expect(root.checkIssued(root) && root.verify(root.publicKey)).toBe(true);
    expect([leaf.ca, intermediate.ca, root.ca]).toEqual([false, true, true]);
    expect(leaf.verify(root.publicKey)).toBe(false);
  });

  it("keeps its key over restarts, readable by its owner only", async () => {
    const again = await openSigner(dataDir);
    expect(again.certificate).toBe(sandbox.signer.certificate);
    expect((await stat(join(dataDir, "tpay-notifications.key"))).mode & 0o777).toBe(0o600);
  });

  it("gets a new chain when the certificate nears its end", async () => {
    const folder = await temporaryFolder();
    const first = await openSigner(folder);
    const { writeFile } = await import("node:fs/promises");
    const stale = await createCertificateChain({ notAfter: new Date(Date.now() + 60_000) });
    await writeFile(join(folder, "tpay-notifications.pem"), stale.leaf);
    const second = await openSigner(folder);
    expect(second.certificate).not.toBe(stale.leaf);
    expect(second.authorities).not.toBe(first.authorities);
  });
});
