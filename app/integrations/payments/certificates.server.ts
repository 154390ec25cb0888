import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { env } from "~/config/env.server";

/** How long a fetched certificate is believed, in milliseconds. */
const lifetime = 60 * 60 * 1000;
const cache = new Map<string, { certificate: X509Certificate; fetchedAt: number }>();

const pemBlock = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const certificatesIn = (pem: string) =>
  (pem.match(pemBlock) ?? []).map((block) => new X509Certificate(block));

/**
 * Whether an address may name the signing certificate: exactly the gateway's origin and a path under /x509/. Comparing
 * origins, not prefixes, keeps `secure.tpay.com.evil.example` out.
 */
export function isCertificateAddress(x5u: unknown): x5u is string {
  if (typeof x5u !== "string" || !URL.canParse(x5u)) return false;
  const url = new URL(x5u);
  return (
    url.origin === env.TPAY_CERTIFICATE_ORIGIN &&
    url.pathname.startsWith("/x509/") &&
    !url.username &&
    !url.password
  );
}

function isCurrent(certificate: X509Certificate, now: Date): boolean {
  return new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo);
}

function signs(issuer: X509Certificate, certificate: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

/** Whether a certificate leads to a self-signed one of `trusted`, through certificates of `trusted` that may sign. */
export function chainsTo(
  leaf: X509Certificate,
  trusted: readonly X509Certificate[],
  now: Date,
): boolean {
  let current = leaf;
  for (let depth = 0; depth <= trusted.length; depth++) {
    if (!isCurrent(current, now)) return false;
    const issuer = trusted.find((candidate) => candidate.ca && signs(candidate, current));
    if (!issuer) return false;
    if (signs(issuer, issuer)) return isCurrent(issuer, now);
    current = issuer;
  }
  return false;
}

/**
 * The certificate at an allowed address, if it chains to the gateway's root.
 * @returns null when it cannot be fetched or is not to be trusted
 */
export async function signingCertificate(x5u: string, now: Date): Promise<X509Certificate | null> {
  const cached = cache.get(x5u);
  if (cached && now.getTime() - cached.fetchedAt < lifetime && isCurrent(cached.certificate, now)) {
    return cached.certificate;
  }
  const [leaf, trusted] = await Promise.all([fetchCertificate(x5u), trustedCertificates()]);
  if (!leaf || !chainsTo(leaf, trusted, now)) return null;
  if (cache.size > 20) cache.clear();
  cache.set(x5u, { certificate: leaf, fetchedAt: now.getTime() });
  return leaf;
}

async function trustedCertificates(): Promise<X509Certificate[]> {
  return certificatesIn(await readFile(env.TPAY_ROOT_CERTIFICATE_FILE, "utf8"));
}

async function fetchCertificate(address: string): Promise<X509Certificate | null> {
  try {
    const response = await fetch(address, {
      redirect: "error",
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) return null;
    return certificatesIn((await response.text()).slice(0, 65_536))[0] ?? null;
  } catch {
    return null;
  }
}
