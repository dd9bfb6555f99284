import type { Kysely } from 'kysely';
import type { CalendarReader } from '../adapters/calendars/calendar-reader.ts';
import type { Mailer } from '../adapters/mail/mailer.ts';
import type { Rooms } from '../adapters/rooms/room-provider.ts';
import type { SmsSender } from '../adapters/sms/sms-sender.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import type { Config } from '../settings/config.ts';
import type { Connection } from '../db/connection.ts';
import type { EventHub } from '../db/event-hub.ts';
import type { Tables } from '../db/schema.ts';
import type { Hooks } from './hooks.ts';
import type { CursorCodec } from '../policy/cursor.ts';
import type { Passwords } from '../secrets/passwords.ts';

/** What requests and jobs can reach; made once per process (or per test). */
export interface Services {
  readonly config: Config;
  readonly hooks: Hooks;
  readonly connection: Connection;
  readonly db: Kysely<Tables>;
  readonly cursors: CursorCodec;
  readonly events: EventHub;
  readonly passwords: Passwords;
  readonly storage: Storage;
  readonly calendars: CalendarReader;
  readonly rooms: Rooms;
  /** Undefined in production without an SMTP server: mails wait in the outbox. */
  readonly mailer: Mailer | undefined;
  /** Undefined in production without a gateway: nobody can confirm a number, so nothing is texted. */
  readonly sms: SmsSender | undefined;
  /** The clock; tests set it. */
  now(): Date;
}
