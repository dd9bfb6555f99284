import * as v from 'valibot';
import { isAddress, storeDirectory } from '../paths.ts';
import { createDirectoryStore } from './directory-store.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';
import { createS3Store } from './s3-store.ts';

const bucket = v.object({
  RELEASE_S3_ENDPOINT: v.pipe(
    v.string(),
    v.url(),
    v.transform((address) => address.replace(/\/+$/, '')),
  ),
  RELEASE_S3_BUCKET: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]+$/u)),
  RELEASE_S3_REGION: v.optional(v.string(), 'us-east-1'),
  RELEASE_S3_ACCESS_KEY_ID: v.pipe(v.string(), v.nonEmpty()),
  RELEASE_S3_SECRET_ACCESS_KEY: v.pipe(v.string(), v.nonEmpty()),
});

/** The store for releases: the bucket of the environment, else the directory that the shell's server serves. @throws ReleaseError */
export function openReleaseStore(env: NodeJS.ProcessEnv = process.env): ReleaseStore {
  const { REMOTE_STORE: place = '' } = env;
  if (!env['RELEASE_S3_ENDPOINT']) {
    if (isAddress(place))
      throw new ReleaseError(
        `REMOTE_STORE is ${place}: set RELEASE_S3_ENDPOINT to the bucket that is published there.`,
      );
    return openLocalStore();
  }
  const settings = v.safeParse(bucket, env);
  if (!settings.success) {
    const [issue] = settings.issues;
    throw new ReleaseError(`${v.getDotPath(issue) ?? 'RELEASE_S3_ENDPOINT'} cannot be used: ${issue.message}.`);
  }
  const { output } = settings;
  return createS3Store({
    endpoint: output.RELEASE_S3_ENDPOINT,
    bucket: output.RELEASE_S3_BUCKET,
    region: output.RELEASE_S3_REGION,
    accessKeyId: output.RELEASE_S3_ACCESS_KEY_ID,
    secretAccessKey: output.RELEASE_S3_SECRET_ACCESS_KEY,
  });
}

/** The directory that this machine's shell server serves. */
export const openLocalStore = (): ReleaseStore => createDirectoryStore(storeDirectory);
