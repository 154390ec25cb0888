import "reflect-metadata";
import { KeyObject, webcrypto } from "node:crypto";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from "@peculiar/x509";

cryptoProvider.set(webcrypto as Crypto);

const day = 24 * 60 * 60 * 1000;
const algorithm = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};

export interface CertificateChain {
  root: string;
  intermediate: string;
  leaf: string;
  key: KeyObject;
}

export interface ChainOptions {
  organisation?: string;
  /** Validity of the leaf; by default from yesterday for a year. */
  notBefore?: Date;
  notAfter?: Date;
}

interface Party {
  name: string;
  keys: CryptoKeyPair;
}

/** Makes a root, an intermediate and a leaf certificate (X.509 v3, RSA 2048, SHA-256), as RFC 5280 profiles them. */
export async function createCertificateChain(
  options: ChainOptions = {},
): Promise<CertificateChain> {
  const organisation = options.organisation ?? "Konstelacja Sandbox";
  const party = async (role: string): Promise<Party> => ({
    name: `O=${organisation}, CN=${organisation} ${role}`,
    keys: (await webcrypto.subtle.generateKey(algorithm, true, [
      "sign",
      "verify",
    ])) as CryptoKeyPair,
  });
  const [root, intermediate, leaf] = await Promise.all([
    party("Root CA"),
    party("Intermediate CA"),
    party("Notifications"),
  ]);
  const notBefore = options.notBefore ?? new Date(Date.now() - day);
  const years = (count: number) => new Date(Date.now() + count * 365 * day);
  const [rootCertificate, intermediateCertificate, leafCertificate] = await Promise.all([
    issue(root, root, { notBefore, notAfter: years(10), authority: true }),
    issue(intermediate, root, { notBefore, notAfter: years(5), authority: true }),
    issue(leaf, intermediate, {
      notBefore,
      notAfter: options.notAfter ?? years(1),
      authority: false,
    }),
  ]);
  return {
    root: toPem(rootCertificate),
    intermediate: toPem(intermediateCertificate),
    leaf: toPem(leafCertificate),
    key: KeyObject.from(leaf.keys.privateKey as webcrypto.CryptoKey),
  };
}

async function issue(
  subject: Party,
  issuer: Party,
  { notBefore, notAfter, authority }: { notBefore: Date; notAfter: Date; authority: boolean },
): Promise<X509Certificate> {
  const usages = authority
    ? KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign
    : KeyUsageFlags.digitalSignature;
  return X509CertificateGenerator.create({
    subject: subject.name,
    issuer: issuer.name,
    notBefore,
    notAfter,
    signingAlgorithm: algorithm,
    publicKey: subject.keys.publicKey,
    signingKey: issuer.keys.privateKey,
    extensions: [
      new BasicConstraintsExtension(authority, undefined, true),
      new KeyUsagesExtension(usages, true),
      await SubjectKeyIdentifierExtension.create(subject.keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer.keys.publicKey),
    ],
  });
}

const toPem = (certificate: X509Certificate) => `${certificate.toString("pem")}\n`;
