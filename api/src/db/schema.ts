import type { ArticlePicturesTable } from './schema/article-pictures.ts';
import type {
  AccessTokensTable,
  EmailConfirmationsTable,
  PasswordResetsTable,
  RateLimitsTable,
  RefreshTokensTable,
  ResetRequestsTable,
} from './schema/access.ts';
import type {
  CodeAppsTable,
  DataExportsTable,
  EmailChangesTable,
  EmailChangeTokensTable,
  RecoveryCodesTable,
  SecondStepChallengesTable,
  SecondStepStopsTable,
} from './schema/account.ts';
import type { AvailabilityDaysTable, AvailabilityFillsTable, AvailabilityStripsTable } from './schema/availability.ts';
import type { ConflictMatchesTable } from './schema/conflict-matches.ts';
import type { EventsTable } from './schema/events.ts';
import type { IdempotencyKeysTable } from './schema/idempotency-keys.ts';
import type { InvoiceNumbersTable } from './schema/invoice-numbers.ts';
import type { RemoteLoadsTable } from './schema/loads.ts';
import type { LocalMailsTable, MailBundlesTable, OutboxTable } from './schema/mail.ts';
import type { ArticleViewsTable } from './schema/article-views.ts';
import type { MeetingSignalsTable, MeetingVisitsTable } from './schema/meeting.ts';
import type { ProfileViewsTable } from './schema/profile-views.ts';
import type { LocalTextsTable, SmsCodesTable, TextOutboxTable } from './schema/sms.ts';
import type { SlotHoldsTable } from './schema/slot-holds.ts';
import type { UploadsTable } from './schema/uploads.ts';
import type { WaitingChecksTable } from './schema/waiting-checks.ts';

/**
 * The database as the query builder sees it: camelCase here, snake_case in SQL. Tables that only our own code reads; each of the others is
 * registered by its policy (`declare module`), so that the database's floor imports no module.
 */
export interface Tables {
  availabilityDays: AvailabilityDaysTable;
  availabilityFills: AvailabilityFillsTable;
  availabilityStrips: AvailabilityStripsTable;
  conflictMatches: ConflictMatchesTable;
  invoiceNumbers: InvoiceNumbersTable;
  meetingVisits: MeetingVisitsTable;
  meetingSignals: MeetingSignalsTable;
  uploads: UploadsTable;
  articlePictures: ArticlePicturesTable;
  accessTokens: AccessTokensTable;
  refreshTokens: RefreshTokensTable;
  events: EventsTable;
  idempotencyKeys: IdempotencyKeysTable;
  outbox: OutboxTable;
  localMails: LocalMailsTable;
  mailBundles: MailBundlesTable;
  smsCodes: SmsCodesTable;
  textOutbox: TextOutboxTable;
  localTexts: LocalTextsTable;
  resetRequests: ResetRequestsTable;
  passwordResets: PasswordResetsTable;
  emailConfirmations: EmailConfirmationsTable;
  emailChanges: EmailChangesTable;
  emailChangeTokens: EmailChangeTokensTable;
  codeApps: CodeAppsTable;
  recoveryCodes: RecoveryCodesTable;
  secondStepChallenges: SecondStepChallengesTable;
  secondStepStops: SecondStepStopsTable;
  dataExports: DataExportsTable;
  rateLimits: RateLimitsTable;
  remoteLoads: RemoteLoadsTable;
  slotHolds: SlotHoldsTable;
  articleViews: ArticleViewsTable;
  profileViews: ProfileViewsTable;
  waitingChecks: WaitingChecksTable;
}

export type TableName = keyof Tables;
