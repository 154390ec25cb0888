import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { rootCertificateFile } from "../settings.ts";
import { createCertificateChain } from "./chain.ts";

export interface Signer {
  key: KeyObject;
  /** PEM of the leaf. */
  certificate: string;
  /** PEM bundle: the intermediate, then the root. */
  authorities: string;
}

const renewBeforeMs = 30 * 24 * 60 * 60 * 1000;

/** Loads the notifications' signing key from a folder, or makes a new chain when none is there or one nears its end. */
export async function openSigner(dataDir: string): Promise<Signer> {
  const files = {
    key: join(dataDir, "tpay-notifications.key"),
    certificate: join(dataDir, "tpay-notifications.pem"),
    authorities: join(dataDir, rootCertificateFile),
  };
  try {
    const [key, certificate, authorities] = await Promise.all([
      readFile(files.key, "utf8"),
      readFile(files.certificate, "utf8"),
      readFile(files.authorities, "utf8"),
    ]);
    const expires = Date.parse(new X509Certificate(certificate).validTo);
    if (expires > Date.now() + renewBeforeMs)
      return { key: createPrivateKey(key), certificate, authorities };
  } catch {
    // Nothing usable there: make it below.
  }
  const chain = await createCertificateChain();
  const authorities = chain.intermediate + chain.root;
  await mkdir(dataDir, { recursive: true });
  const key = chain.key.export({ type: "pkcs8", format: "pem" });
  await writeFile(files.key, key, { mode: 0o600 });
  await writeFile(files.certificate, chain.leaf);
  await writeFile(files.authorities, authorities);
  return { key: chain.key, certificate: chain.leaf, authorities };
}

/** Path, on the sandbox, of the certificate that notifications name in `x5u`. */
export const leafCertificatePath = "/x509/notifications-jws.pem";

/** Serves the certificates where Tpay serves its own. */
export function certificateRoutes(app: FastifyInstance, signer: Signer): void {
  const served = {
    [leafCertificatePath]: signer.certificate,
    "/x509/tpay-jws-root.pem": signer.authorities,
  };
  for (const [path, pem] of Object.entries(served))
    app.get(path, (_request, reply) => reply.type("application/x-pem-file").send(pem));
}
