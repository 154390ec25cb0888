import { z } from "zod";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "../external-service-error";
import { observed } from "../service-calls";
import type { StoredFile } from "./storage";

/** How long a connection, and an answer on it, may take, in milliseconds. */
const patience = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true };
/** All attempts of one call together, in milliseconds: somebody may be waiting for a picture. */
const wholeCall = 20_000;
/** The SDK's own attempts, with growing rests between them. */
const maxAttempts = 3;

export type Bucket = {
  /** Writes an object. @throws ExternalServiceError */
  put: (key: string, file: StoredFile) => Promise<void>;
  /** @returns null when there is no such object. @throws ExternalServiceError */
  get: (key: string) => Promise<StoredFile | null>;
  /** @returns its size in bytes; null when there is no such object. @throws ExternalServiceError */
  size: (key: string) => Promise<number | null>;
  /** Deletes an object; one that is gone already is no error. @throws ExternalServiceError */
  remove: (key: string) => Promise<void>;
  /** Whether the bucket is there and our key may see it. @throws ExternalServiceError */
  look: () => Promise<void>;
};

export type BucketSettings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A bucket of any service that speaks S3, by addresses with the bucket in their path. */
export function openBucket(settings: BucketSettings): Bucket {
  const { endpoint, region, bucket: Bucket, ...credentials } = settings;
  // The SDK takes megabytes: whoever has no bucket does not load it.
  const loading = import("@aws-sdk/client-s3").then((sdk) => ({
    sdk,
    client: new sdk.S3Client({
      ...{ endpoint, region, credentials, maxAttempts, requestHandler: patience },
      forcePathStyle: true,
      // Services other than Amazon's do not all know its newer checksums; files are compared with a digest of our own.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  }));
  type Call = Awaited<typeof loading> & { options: { abortSignal: AbortSignal } };
  const call = <Answer>(run: (call: Call) => Promise<Answer>) =>
    observed("storage", async () => {
      const loaded = await loading;
      const options = { abortSignal: AbortSignal.timeout(wholeCall) };
      return run({ ...loaded, options }).catch((error: unknown) => {
        throw failureOf(error);
      });
    });
  const orNull = <Answer>(answer: Promise<Answer>) =>
    answer.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  return {
    async put(Key, { contentType: ContentType, bytes: Body }) {
      const put = { Bucket, Key, ContentType, Body, ContentLength: Body.length };
      await call(({ sdk, client, options }) => client.send(new sdk.PutObjectCommand(put), options));
    },
    get: (Key) =>
      call(async ({ sdk, client, options }) => {
        const answer = await orNull(
          client.send(new sdk.GetObjectCommand({ Bucket, Key }), options),
        );
        if (!answer?.Body) return null;
        const bytes = Buffer.from(await answer.Body.transformToByteArray());
        return { contentType: answer.ContentType ?? "application/octet-stream", bytes };
      }),
    size: (Key) =>
      call(async ({ sdk, client, options }) => {
        const answer = await orNull(
          client.send(new sdk.HeadObjectCommand({ Bucket, Key }), options),
        );
        return answer?.ContentLength ?? null;
      }),
    async remove(Key) {
      await call(({ sdk, client, options }) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), options),
      );
    },
    async look() {
      await call(({ sdk, client, options }) =>
        client.send(new sdk.HeadBucketCommand({ Bucket }), options),
      );
    },
  };
}

/** What the SDK throws where a service said no. */
const answered = z.object({
  name: z.string(),
  $metadata: z.object({ httpStatusCode: z.number() }),
});

const isMissing = (error: unknown) =>
  ["NoSuchKey", "NotFound"].includes(answered.safeParse(error).data?.name ?? "");

/** Of the SDK's error only a code is kept: its text quotes what was sent. */
function failureOf(error: unknown): ExternalServiceError {
  // A body that breaks off is no answer, although its status came.
  const status = answered.safeParse(error).data?.$metadata.httpStatusCode;
  if (status === undefined || status < 300)
    return new ExternalServiceError("storage", "unavailable", "no_answer");
  const isPassing = status >= 500 || status === 429 || status === 408;
  return new ExternalServiceError(
    "storage",
    isPassing ? "unavailable" : "refused",
    `http_${status}`,
  );
}

let opened: Bucket | null = null;

/** The bucket of the settings; null where there is none. */
export function configuredBucket(): Bucket | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return null;
  return (opened ??= openBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }));
}
