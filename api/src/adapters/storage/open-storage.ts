import { join } from 'node:path';
import type { Config } from '../../settings/config.ts';
import { createDirectoryStorage } from './directory-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The configured bucket, else `files` in the data directory. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  if (s3) return createS3Storage(s3);
  return createDirectoryStorage(join(dataDir, 'files'));
}
