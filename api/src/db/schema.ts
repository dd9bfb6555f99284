import type { AddDaysTable } from '../modules/add-days/policy.ts';
import type { AddViewsTable } from '../modules/add-views/policy.ts';
import type { AddsTable } from '../modules/adds/policy.ts';
import type { AnswersTable } from '../modules/answers/policy.ts';
import type { AppointmentDocumentsTable } from '../modules/appointment-documents/policy.ts';
import type { AppointmentHistoryTable } from '../modules/appointment-history/policy.ts';
import type { AppointmentsTable } from '../modules/appointments/policy.ts';
import type { ArticlesTable } from '../modules/articles/policy.ts';
import type { AuditTable } from '../modules/audit/policy.ts';
import type { AvailabilityExceptionsTable } from '../modules/availability-exceptions/policy.ts';
import type { AvailabilityRulesTable } from '../modules/availability-rules/policy.ts';
import type { CategoriesTable } from '../modules/categories/policy.ts';
import type { CommentsTable } from '../modules/comments/policy.ts';
import type { ConsultationsTable } from '../modules/consultations/policy.ts';
import type { ConversationsTable } from '../modules/conversations/policy.ts';
import type { DocumentsTable } from '../modules/documents/policy.ts';
import type { FollowsTable } from '../modules/follows/policy.ts';
import type { InvoiceLinesTable } from '../modules/invoice-lines/policy.ts';
import type { InvoicesTable } from '../modules/invoices/policy.ts';
import type { MeetingRoomsTable } from '../modules/meeting-rooms/policy.ts';
import type { MessagesTable } from '../modules/messages/policy.ts';
import type { NotificationsTable } from '../modules/notifications/policy.ts';
import type { PagesTable } from '../modules/pages/policy.ts';
import type { PaymentsTable } from '../modules/payments/policy.ts';
import type { PlansTable } from '../modules/plans/policy.ts';
import type { ProfessionalsTable } from '../modules/professionals/policy.ts';
import type { QuestionsTable } from '../modules/questions/policy.ts';
import type { ReviewsTable } from '../modules/reviews/policy.ts';
import type { SessionsTable } from '../modules/sessions/policy.ts';
import type { UsersTable } from '../modules/users/policy.ts';
import type {
  AccessTokensTable,
  EmailConfirmationsTable,
  PasswordResetsTable,
  RateLimitsTable,
  RefreshTokensTable,
  ResetRequestsTable,
} from './schema/access.ts';
import type { AvailabilityDaysTable, AvailabilityFillsTable } from './schema/availability.ts';
import type { EventsTable } from './schema/events.ts';
import type { IdempotencyKeysTable } from './schema/idempotency-keys.ts';
import type { InvoiceNumbersTable } from './schema/invoice-numbers.ts';
import type { RemoteLoadsTable } from './schema/loads.ts';
import type { LocalMailsTable, OutboxTable } from './schema/mail.ts';
import type { SlotHoldsTable } from './schema/slot-holds.ts';
import type { UploadsTable } from './schema/uploads.ts';

/** The database as the query builder sees it: camelCase here, snake_case in SQL. */
export interface Tables {
  users: UsersTable;
  professionals: ProfessionalsTable;
  availabilityRules: AvailabilityRulesTable;
  availabilityExceptions: AvailabilityExceptionsTable;
  consultations: ConsultationsTable;
  availabilityDays: AvailabilityDaysTable;
  availabilityFills: AvailabilityFillsTable;
  appointments: AppointmentsTable;
  appointmentHistory: AppointmentHistoryTable;
  appointmentDocuments: AppointmentDocumentsTable;
  plans: PlansTable;
  categories: CategoriesTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  reviews: ReviewsTable;
  comments: CommentsTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  addViews: AddViewsTable;
  addDays: AddDaysTable;
  payments: PaymentsTable;
  invoices: InvoicesTable;
  invoiceLines: InvoiceLinesTable;
  invoiceNumbers: InvoiceNumbersTable;
  follows: FollowsTable;
  meetingRooms: MeetingRoomsTable;
  documents: DocumentsTable;
  uploads: UploadsTable;
  adds: AddsTable;
  articles: ArticlesTable;
  pages: PagesTable;
  sessions: SessionsTable;
  accessTokens: AccessTokensTable;
  refreshTokens: RefreshTokensTable;
  notifications: NotificationsTable;
  events: EventsTable;
  idempotencyKeys: IdempotencyKeysTable;
  audit: AuditTable;
  outbox: OutboxTable;
  localMails: LocalMailsTable;
  resetRequests: ResetRequestsTable;
  passwordResets: PasswordResetsTable;
  emailConfirmations: EmailConfirmationsTable;
  rateLimits: RateLimitsTable;
  remoteLoads: RemoteLoadsTable;
  slotHolds: SlotHoldsTable;
}

export type TableName = keyof Tables;
