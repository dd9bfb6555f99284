import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Connection } from './db/connection.ts';
import type { Tables } from './db/schema.ts';
import type { EventHub } from './modules/events/event-hub.ts';
import type { CursorCodec } from './policy/cursor.ts';
import type { Storage } from './storage/storage.ts';

/** What a request can reach; created once per process (or test). */
export interface Services {
  readonly config: Config;
  readonly connection: Connection;
  readonly db: Kysely<Tables>;
  readonly cursors: CursorCodec;
  readonly events: EventHub;
  readonly storage: Storage;
  /** The clock; tests set it. */
  now(): Date;
}
