import type { Kysely } from 'kysely';
import type { Config } from '../../settings/config.ts';
import type { Tables } from '../../db/schema.ts';
import { createHttpSms } from './http-sms.ts';
import { createLocalTexts } from './local-texts.ts';
import type { SmsSender } from './sms-sender.ts';

/** The gateway when it is configured, else the local mailbox; in production without a gateway there are no texts. */
export function openSms(config: Config, db: Kysely<Tables>): SmsSender | undefined {
  if (config.sms !== undefined) return createHttpSms(config.sms);
  return hasLocalTexts(config) ? createLocalTexts(db) : undefined;
}

export const hasLocalTexts = ({ sms, environment }: Config): boolean =>
  sms === undefined && environment !== 'production';
