import { webcrypto } from "node:crypto";
import "reflect-metadata";
import {
  cryptoProvider,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

/** A certificate for this machine that nobody else has signed, with its key, both as PEM. */
export async function ownCertificate(): Promise<{ certificate: string; key: string }> {
  cryptoProvider.set(webcrypto as Crypto);
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: "CN=127.0.0.1",
    keys,
    signingAlgorithm: algorithm,
    extensions: [new SubjectAlternativeNameExtension([{ type: "ip", value: "127.0.0.1" }])],
  });
  const secret = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey));
  return {
    certificate: `${certificate.toString("pem")}\n`,
    key: `-----BEGIN PRIVATE KEY-----\n${secret.toString("base64")}\n-----END PRIVATE KEY-----\n`,
  };
}
