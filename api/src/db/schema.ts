import type { AddDaysTable } from '../modules/add-days/policy.ts';
import type { AddHistoryTable } from '../modules/add-history/policy.ts';
import type { AddViewsTable } from '../modules/add-views/policy.ts';
import type { AddsTable } from '../modules/adds/policy.ts';
import type { AnswersTable } from '../modules/answers/policy.ts';
import type { AppointmentDocumentsTable } from '../modules/appointment-documents/policy.ts';
import type { AppointmentHistoryTable } from '../modules/appointment-history/policy.ts';
import type { AppointmentPartiesTable } from '../modules/appointment-parties/policy.ts';
import type { AppointmentsTable } from '../modules/appointments/policy.ts';
import type { ArticleVersionsTable } from '../modules/article-versions/policy.ts';
import type { ArticlesTable } from '../modules/articles/policy.ts';
import type { ReceivedCommentsTable } from '../modules/received-comments/policy.ts';
import type { ArticlePicturesTable } from './schema/article-pictures.ts';
import type { AskedDocumentsTable } from '../modules/asked-documents/policy.ts';
import type { AuditTable } from '../modules/audit/policy.ts';
import type { AvailabilityExceptionsTable } from '../modules/availability-exceptions/policy.ts';
import type { AvailabilityRulesTable } from '../modules/availability-rules/policy.ts';
import type { CalendarBusyTable } from '../modules/calendar-busy/policy.ts';
import type { CalendarFeedsTable } from '../modules/calendar-feeds/policy.ts';
import type { CalendarSourcesTable } from '../modules/calendar-sources/policy.ts';
import type { CategoriesTable } from '../modules/categories/policy.ts';
import type { CommentsTable } from '../modules/comments/policy.ts';
import type { ConsultationSuggestionsTable } from '../modules/consultation-suggestions/policy.ts';
import type { ConsultationsTable } from '../modules/consultations/policy.ts';
import type { ClientsTable } from '../modules/clients/policy.ts';
import type { ConflictChecksTable } from '../modules/conflict-checks/policy.ts';
import type { BlocksTable } from '../modules/blocks/policy.ts';
import type { ConversationsTable } from '../modules/conversations/policy.ts';
import type { DocumentsTable } from '../modules/documents/policy.ts';
import type { FollowsTable } from '../modules/follows/policy.ts';
import type { InvoiceLinesTable } from '../modules/invoice-lines/policy.ts';
import type { InvoicesTable } from '../modules/invoices/policy.ts';
import type { MeetingOutcomesTable } from '../modules/meeting-outcomes/policy.ts';
import type { MeetingRoomsTable } from '../modules/meeting-rooms/policy.ts';
import type { MessageReportsTable } from '../modules/message-reports/policy.ts';
import type { MessagesTable } from '../modules/messages/policy.ts';
import type { NotificationChoicesTable } from '../modules/notification-choices/policy.ts';
import type { NotificationsTable } from '../modules/notifications/policy.ts';
import type { PagesTable } from '../modules/pages/policy.ts';
import type { PaymentsTable } from '../modules/payments/policy.ts';
import type { PasskeysTable } from '../modules/second-step/policy.ts';
import type { PlansTable } from '../modules/plans/policy.ts';
import type { ProfileDaysTable } from '../modules/profile-days/policy.ts';
import type { ProfessionalsTable } from '../modules/professionals/policy.ts';
import type { QuestionsTable } from '../modules/questions/policy.ts';
import type { ReviewsTable } from '../modules/reviews/policy.ts';
import type { SessionsTable } from '../modules/sessions/policy.ts';
import type { SmsNumbersTable } from '../modules/sms/policy.ts';
import type { UsersTable } from '../modules/users/policy.ts';
import type { WaitingEntriesTable } from '../modules/waiting-entries/policy.ts';
import type { WaitingOffersTable } from '../modules/waiting-offers/policy.ts';
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

/** The database as the query builder sees it: camelCase here, snake_case in SQL. */
export interface Tables {
  users: UsersTable;
  professionals: ProfessionalsTable;
  availabilityRules: AvailabilityRulesTable;
  availabilityExceptions: AvailabilityExceptionsTable;
  consultations: ConsultationsTable;
  consultationSuggestions: ConsultationSuggestionsTable;
  availabilityDays: AvailabilityDaysTable;
  availabilityFills: AvailabilityFillsTable;
  availabilityStrips: AvailabilityStripsTable;
  appointments: AppointmentsTable;
  appointmentHistory: AppointmentHistoryTable;
  appointmentDocuments: AppointmentDocumentsTable;
  askedDocuments: AskedDocumentsTable;
  plans: PlansTable;
  calendarBusy: CalendarBusyTable;
  calendarFeeds: CalendarFeedsTable;
  calendarSources: CalendarSourcesTable;
  categories: CategoriesTable;
  appointmentParties: AppointmentPartiesTable;
  conflictChecks: ConflictChecksTable;
  conflictMatches: ConflictMatchesTable;
  clients: ClientsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  blocks: BlocksTable;
  messageReports: MessageReportsTable;
  reviews: ReviewsTable;
  comments: CommentsTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  addHistory: AddHistoryTable;
  addViews: AddViewsTable;
  addDays: AddDaysTable;
  profileDays: ProfileDaysTable;
  payments: PaymentsTable;
  invoices: InvoicesTable;
  invoiceLines: InvoiceLinesTable;
  invoiceNumbers: InvoiceNumbersTable;
  follows: FollowsTable;
  meetingRooms: MeetingRoomsTable;
  meetingVisits: MeetingVisitsTable;
  meetingSignals: MeetingSignalsTable;
  meetingOutcomes: MeetingOutcomesTable;
  documents: DocumentsTable;
  uploads: UploadsTable;
  adds: AddsTable;
  articles: ArticlesTable;
  articlePictures: ArticlePicturesTable;
  articleVersions: ArticleVersionsTable;
  receivedComments: ReceivedCommentsTable;
  pages: PagesTable;
  sessions: SessionsTable;
  accessTokens: AccessTokensTable;
  refreshTokens: RefreshTokensTable;
  notifications: NotificationsTable;
  notificationChoices: NotificationChoicesTable;
  events: EventsTable;
  idempotencyKeys: IdempotencyKeysTable;
  audit: AuditTable;
  outbox: OutboxTable;
  localMails: LocalMailsTable;
  mailBundles: MailBundlesTable;
  smsNumbers: SmsNumbersTable;
  smsCodes: SmsCodesTable;
  textOutbox: TextOutboxTable;
  localTexts: LocalTextsTable;
  resetRequests: ResetRequestsTable;
  passwordResets: PasswordResetsTable;
  emailConfirmations: EmailConfirmationsTable;
  emailChanges: EmailChangesTable;
  emailChangeTokens: EmailChangeTokensTable;
  passkeys: PasskeysTable;
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
  waitingEntries: WaitingEntriesTable;
  waitingOffers: WaitingOffersTable;
  waitingChecks: WaitingChecksTable;
}

export type TableName = keyof Tables;
