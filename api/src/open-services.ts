import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openCalendars } from './adapters/calendars/open-calendars.ts';
import { openMailer } from './adapters/mail/open-mailer.ts';
import { openRooms } from './adapters/rooms/open-rooms.ts';
import { openSms } from './adapters/sms/open-sms.ts';
import { openStorage } from './adapters/storage/open-storage.ts';
import type { Config } from './settings/config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/connection.ts';
import { lockDataDirectory } from './db/data-lock.ts';
import { openEventHub } from './db/event-hub.ts';
import { migrate } from './db/migrate.ts';
import type { Tables } from './db/schema.ts';
import { installJobs } from './jobs/install-jobs.ts';
import { jobs } from './jobs.ts';
import { appendAudit } from './modules/audit/append-audit.ts';
import { holdAccount } from './modules/auth/hold-account.ts';
import { findSession } from './modules/auth/sessions.ts';
import { requireInPlan } from './modules/plans/require-in-plan.ts';
import { applySecurity } from './policy/apply-security.ts';
import { grantStatisticsAccess } from './policy/grant-statistics-access.ts';
import { createCursorCodec } from './policy/cursor.ts';
import { verifySecurity } from './policy/verify-security.ts';
import { createPasswords } from './secrets/passwords.ts';
import type { Services } from './services/services.ts';
import { policies } from './tables.ts';

export interface OpenServices extends Services {
  /** Configuration problems that an administrator should fix, for the log. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens the database: lock, migrations, policies, and the check that every table is protected. On failure, everything opened is closed again.
 * @throws StartError with one clear sentence
 */
export async function openServices(config: Config, now: () => Date = () => new Date()): Promise<OpenServices> {
  const embedded = config.databaseUrl === undefined;
  const lock = embedded ? lockDataDirectory(config.dataDir) : undefined;
  const directory = join(config.dataDir, 'pglite');
  try {
    const connection = await connect({
      databaseUrl: config.databaseUrl,
      directory,
      poolSize: config.databasePool,
      deadlineMs: config.queryDeadlineMs,
    });
    const close = async () => {
      await connection.close();
      lock?.release();
    };
    try {
      const warnings = await connection.asOwner((owner) => prepare(owner, connection.kind));
      const events = await openEventHub(connection);
      const mailer = await openMailer(config, connection.kysely);
      return {
        config,
        hooks: { findSession, holdAccount, requireInPlan, appendAudit },
        connection,
        db: connection.kysely,
        cursors: createCursorCodec(config.secret),
        events,
        passwords: createPasswords(config.passwordMemoryKib),
        storage: openStorage(config),
        calendars: openCalendars(config),
        rooms: openRooms(config),
        mailer,
        sms: openSms(config, connection.kysely),
        now,
        warnings,
        async close() {
          mailer?.close();
          await close();
        },
      };
    } catch (error) {
      await connection.close();
      throw error;
    }
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function prepare(owner: Kysely<Tables>, kind: Connection['kind']): Promise<string[]> {
  await migrate(owner);
  await applySecurity(owner, policies);
  await installJobs(owner, kind, jobs);
  await verifySecurity(owner, policies);
  const warning = await grantStatisticsAccess(owner);
  return warning === undefined ? [] : [warning];
}
