import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../../settings/config.ts';
import type { Storage } from './storage.ts';

const DEADLINE_MS = 10_000;

/** Files in a bucket of an S3-compatible service, addressed by path (`endpoint/bucket/key`), which all of them understand. */
export function createS3Storage(settings: NonNullable<Config['s3']>, deadlineMs = DEADLINE_MS): Storage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const call = async (method: 'GET' | 'PUT' | 'DELETE', key: string, init: RequestInit = {}): Promise<Response> => {
    const url = `${endpoint}/${bucket}/${key}`;
    const answer = await client.fetch(url, { method, signal: AbortSignal.timeout(deadlineMs), ...init });
    if (answer.ok || answer.status === 404) return answer;
    const said = (await answer.text()).slice(0, 300);
    throw new Error(`The storage answered ${answer.status} to ${method} of a file: ${said}`);
  };
  return {
    async put(key, bytes, contentType) {
      // Signed too, which protects the content's integrity without TLS.
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
      const answer = await call('PUT', key, { body: new Uint8Array(bytes), headers });
      if (answer.status === 404) throw new Error(`The storage has no bucket ${bucket}`);
    },
    async read(key) {
      const answer = await call('GET', key);
      return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer());
    },
    async remove(key) {
      await call('DELETE', key);
    },
  };
}
