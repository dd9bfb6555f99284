import { createHmac } from 'node:crypto';
import type { Config } from '../../settings/config.ts';

/** The token that holds an offered time (`holder` of a slot hold): a UUID that only the API and the client can know. */
export function offerToken({ secret }: Pick<Config, 'secret'>, entryId: string, startsAt: Date): string {
  const bytes = createHmac('sha256', secret).update(`waiting\0${entryId}\0${startsAt.toISOString()}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
