import type { Kysely } from 'kysely';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { Config } from './config.ts';
import type { Connection } from './db/connection.ts';
import type { Tables } from './db/schema.ts';
import type { EventHub } from './modules/events/event-hub.ts';
import type { CursorCodec } from './policy/cursor.ts';

/** What requests and jobs can reach; made once per process (or per test). */
export interface Services {
  readonly config: Config;
  readonly connection: Connection;
  readonly db: Kysely<Tables>;
  readonly cursors: CursorCodec;
  readonly events: EventHub;
  readonly storage: Storage;
  /** Undefined in production without an SMTP server: mails wait in the outbox. */
  readonly mailer: Mailer | undefined;
  /** The clock; tests set it. */
  now(): Date;
}
