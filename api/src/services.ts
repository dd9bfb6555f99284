import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Connection } from './db/connection.ts';
import type { Tables } from './db/schema.ts';
import type { EventHub } from './modules/events/event-hub.ts';
import type { CursorCodec } from './policy/cursor.ts';
import type { Storage } from './storage/storage.ts';

/** What a request can reach; made once per process (or per test). */
export interface Services {
  readonly config: Config;
  readonly connection: Connection;
  readonly db: Kysely<Tables>;
  readonly cursors: CursorCodec;
  readonly events: EventHub;
  readonly storage: Storage;
  /** The clock, so that tests can stand where they like. */
  now(): Date;
}
