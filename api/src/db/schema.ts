import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { BookingLimits } from 'shared-contracts/schemas/booking-limits';
import type {
  CallType,
  Gender,
  LegalCategory,
  LegalKind,
  Locale,
  PlanId,
  Profession,
  Role,
  WorkingLanguage,
} from 'shared-contracts/schemas/vocabulary';
import type {
  EmailConfirmationsTable,
  PasswordResetsTable,
  RateLimitsTable,
  ResetRequestsTable,
} from './schema/access.ts';
import type { AddDaysTable, AddViewsTable } from './schema/advertising.ts';
import type { ArticlesTable, PagesTable } from './schema/articles.ts';
import type { InvoiceLinesTable, InvoiceNumbersTable, InvoicesTable, PaymentsTable } from './schema/billing.ts';
import type { CategoriesTable } from './schema/categories.ts';
import type { CreatedAt, Instant, Json, Maybe, MaybeInstant } from './schema/column-types.ts';
import type { ConversationsTable, MessagesTable } from './schema/conversations.ts';
import type { AnswersTable, CommentsTable, QuestionsTable } from './schema/discussion.ts';
import type { AppointmentDocumentsTable, DocumentsTable, UploadsTable } from './schema/documents.ts';
import type { FollowsTable, MeetingRoomsTable } from './schema/relations.ts';
import type { ReviewsTable } from './schema/reviews.ts';
import type { RemoteLoadsTable } from './schema/loads.ts';
import type { LocalMailsTable, OutboxTable } from './schema/mail.ts';
import type { SlotHoldsTable } from './schema/slot-holds.ts';

export interface UsersTable {
  id: Generated<string>;
  role: Role;
  email: string;
  passwordHash: string;
  lastName: string;
  firstNames: string;
  phone: Generated<string>;
  lang: Generated<Locale>;
  timeZone: Generated<string>;
  termsAcceptedAt: MaybeInstant;
  /** Null until the person has opened the link that was mailed there. */
  emailConfirmedAt: MaybeInstant;
  deletedAt: MaybeInstant;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

export interface ProfessionalsTable {
  id: string;
  userId: GeneratedAlways<string>;
  slug: string;
  kind: Generated<LegalKind>;
  companyName: Maybe<string>;
  lastName: string;
  firstNames: string;
  email: string;
  secondaryEmail: string;
  phoneNumber: string;
  publicPhone: Maybe<string>;
  publicEmail: Maybe<string>;
  yearsOfExperience: Generated<number>;
  openingTime: Maybe<string>;
  closingTime: Maybe<string>;
  gender: Maybe<Gender>;
  country: string;
  city: string;
  cityFolded: GeneratedAlways<string>;
  languages: Generated<WorkingLanguage[]>;
  functions: Profession[];
  profession: GeneratedAlways<Profession>;
  specialities: Generated<LegalCategory[]>;
  callTypes: Generated<CallType[]>;
  descriptionFr: Maybe<string>;
  descriptionEn: Maybe<string>;
  address: Maybe<string>;
  latitude: Maybe<number>;
  longitude: Maybe<number>;
  profileImage: Maybe<string>;
  logo: Maybe<string>;
  timeZone: Generated<string>;
  slotMinutes: Generated<number>;
  bufferMinutes: Generated<number>;
  minimumNoticeMinutes: Generated<number>;
  horizonDays: Generated<number>;
  cancelNoticeHours: Generated<number>;
  bookingLimits: Json<BookingLimits>;
  availableNow: Generated<boolean>;
  availableDate: Maybe<string>;
  ratingAverage: Maybe<number>;
  /** `ratingAverage`, 0 while there is none: what is sorted by. */
  ratingRank: GeneratedAlways<number>;
  ratingCount: Generated<number>;
  planId: Generated<PlanId>;
  verifiedAt: MaybeInstant;
  verifiedUntil: Maybe<string>;
  registeredWithFr: Maybe<string>;
  registeredWithEn: Maybe<string>;
  registerNumber: Maybe<string>;
  searchText: GeneratedAlways<string>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

export interface AvailabilityRulesTable {
  id: Generated<string>;
  professionalId: string;
  weekday: number;
  startTime: string;
  endTime: string;
  callTypes: CallType[];
  createdAt: CreatedAt;
}

export interface AvailabilityExceptionsTable {
  id: Generated<string>;
  professionalId: string;
  date: string;
  ranges: Json<{ start: string; end: string }[]>;
  reason: Maybe<string>;
  createdAt: CreatedAt;
}

export interface AvailabilityDaysTable {
  professionalId: string;
  day: string;
  /** Call types that the starts of this mask are offered for, and no others: a bit per entry of `callTypes`. */
  types: number;
  /** 96 characters 0 or 1, one per quarter of the UTC day. */
  mask: string;
  slotMinutes: number;
  noticeMinutes: number;
}

/** On which day (UTC) the masks of a professional were last computed up to the horizon; a daily job extends the others. */
export interface AvailabilityFillsTable {
  professionalId: string;
  filledOn: string;
}

export interface AppointmentsTable {
  id: Generated<string>;
  professionalId: string;
  clientId: string;
  callType: CallType;
  status: Generated<AppointmentStatus>;
  startsAt: Instant;
  endsAt: Instant;
  bufferMinutes: Generated<number>;
  during: GeneratedAlways<string>;
  busy: GeneratedAlways<string>;
  awaitsAnswer: GeneratedAlways<boolean>;
  proposedStartsAt: MaybeInstant;
  proposedEndsAt: MaybeInstant;
  proposedBy: Maybe<'client' | 'professional'>;
  reason: string;
  changeReason: Maybe<string>;
  changeNote: Maybe<string>;
  privateNotes: Maybe<string>;
  expiresAt: MaybeInstant;
  sequence: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

export interface AppointmentHistoryTable {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  at: CreatedAt;
  actorRole: 'client' | 'professional' | 'operator' | 'system';
  actorId: Maybe<string>;
  transition: string;
  fromStatus: Maybe<AppointmentStatus>;
  toStatus: AppointmentStatus;
  changeReason: Maybe<string>;
  changeNote: Maybe<string>;
  startsAt: Instant;
}

export interface PlansTable {
  id: PlanId;
  labelFr: string;
  labelEn: string;
  price: number;
  currency: string;
  period: 'month' | 'year';
  days: number;
  entitlements: string[];
}

export interface AddsTable {
  id: Generated<string>;
  professionalId: string;
  titleFr: string;
  titleEn: string;
  textFr: string;
  textEn: string;
  image: Maybe<string>;
  target: string;
  placement: 'home' | 'search' | 'list' | 'profile';
  startsOn: string;
  endsOn: string;
  publishedAt: MaybeInstant;
  inPlan: GeneratedAlways<boolean>;
  shownUntil: GeneratedAlways<string>;
  impressions: Generated<number>;
  clicks: Generated<number>;
  createdAt: CreatedAt;
}

export interface SessionsTable {
  id: Generated<string>;
  userId: string;
  userAgent: Generated<string>;
  createdAt: CreatedAt;
  usedAt: CreatedAt;
  endedAt: MaybeInstant;
}

export interface AccessTokensTable {
  hash: Buffer;
  sessionId: string;
  expiresAt: Instant;
}

export interface RefreshTokensTable {
  hash: Buffer;
  sessionId: string;
  expiresAt: Instant;
  createdAt: CreatedAt;
  rotatedAt: MaybeInstant;
}

export interface NotificationsTable {
  id: Generated<string>;
  userId: string;
  type: string;
  data: Json<Record<string, string | number | null>>;
  readAt: MaybeInstant;
  createdAt: CreatedAt;
}

export interface EventsTable {
  id: GeneratedAlways<number>;
  userId: string;
  type: string;
  data: Json<Record<string, unknown>>;
  createdAt: CreatedAt;
}

export interface IdempotencyKeysTable {
  userId: string;
  key: string;
  requestHash: Buffer;
  status: Maybe<number>;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  createdAt: CreatedAt;
}

export interface AuditTable {
  id: GeneratedAlways<number>;
  at: CreatedAt;
  actorId: Maybe<string>;
  actorRole: string;
  action: string;
  subject: string;
  details: Json<Record<string, unknown>>;
  previousHash: Buffer;
  hash: Buffer;
  /** 1: `at` is not covered. */
  hashVersion: Generated<1 | 2>;
}

/** The database as the query builder sees it: camelCase here, snake_case in SQL. */
export interface Tables {
  users: UsersTable;
  professionals: ProfessionalsTable;
  availabilityRules: AvailabilityRulesTable;
  availabilityExceptions: AvailabilityExceptionsTable;
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
