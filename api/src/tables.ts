import type { TableModule } from './generic/table-module.ts';
import { addDaysTable } from './modules/add-days/table.ts';
import { addViewsTable } from './modules/add-views/table.ts';
import { addsTable } from './modules/adds/table.ts';
import { answersTable } from './modules/answers/table.ts';
import { appointmentDocumentsTable } from './modules/appointment-documents/table.ts';
import { appointmentHistoryTable } from './modules/appointment-history/table.ts';
import { appointmentsTable } from './modules/appointments/table.ts';
import { articlesTable } from './modules/articles/table.ts';
import { auditTable } from './modules/audit/table.ts';
import { availabilityExceptionsTable } from './modules/availability-exceptions/table.ts';
import { availabilityRulesTable } from './modules/availability-rules/table.ts';
import { availabilityDaysPolicy, availabilityFillsPolicy } from './modules/availability/policy.ts';
import { categoriesTable } from './modules/categories/table.ts';
import { commentsTable } from './modules/comments/table.ts';
import { consultationsTable } from './modules/consultations/table.ts';
import { conversationsTable } from './modules/conversations/table.ts';
import { documentsTable } from './modules/documents/table.ts';
import { followsTable } from './modules/follows/table.ts';
import { invoiceLinesTable } from './modules/invoice-lines/table.ts';
import { invoicesTable } from './modules/invoices/table.ts';
import { meetingRoomsTable } from './modules/meeting-rooms/table.ts';
import { messagesTable } from './modules/messages/table.ts';
import { notificationsTable } from './modules/notifications/table.ts';
import { pagesTable } from './modules/pages/table.ts';
import { paymentsTable } from './modules/payments/table.ts';
import { plansTable } from './modules/plans/table.ts';
import { namedFilters } from './modules/professionals-search/named-filters.ts';
import { professionalsTable } from './modules/professionals/table.ts';
import { questionsTable } from './modules/questions/table.ts';
import { reviewsTable } from './modules/reviews/table.ts';
import { sessionsTable } from './modules/sessions/table.ts';
import { usersTable } from './modules/users/table.ts';
import type { Policy } from './policy/policy.ts';
import { systemOnly } from './policy/system-only.ts';

/** All tables of the generic calls. */
export const tables: readonly TableModule[] = [
  usersTable,
  { ...professionalsTable, filters: namedFilters },
  availabilityRulesTable,
  availabilityExceptionsTable,
  consultationsTable,
  appointmentsTable,
  appointmentHistoryTable,
  appointmentDocumentsTable,
  plansTable,
  addsTable,
  articlesTable,
  pagesTable,
  notificationsTable,
  categoriesTable,
  conversationsTable,
  messagesTable,
  reviewsTable,
  commentsTable,
  questionsTable,
  answersTable,
  addViewsTable,
  addDaysTable,
  paymentsTable,
  invoicesTable,
  invoiceLinesTable,
  documentsTable,
  followsTable,
  meetingRoomsTable,
  sessionsTable,
  auditTable,
];

/** A policy for every table; the server refuses to start when one is missing. */
export const policies: readonly Policy[] = [
  ...tables.map((module) => module.policy),
  availabilityDaysPolicy,
  availabilityFillsPolicy,
  systemOnly('invoiceNumbers', 'nothing personal'),
  systemOnly('uploads', { rowsGo: 'with its file, by the job sweep-uploads' }),
  systemOnly('accessTokens', { rowsGo: 'with the session, by its foreign key' }),
  systemOnly('refreshTokens', { rowsGo: 'with the session, by its foreign key' }),
  systemOnly('events', { rowsOf: ['userId'] }),
  systemOnly('idempotencyKeys', { rowsOf: ['userId'] }),
  systemOnly('outbox', { rowsOf: ['userId'] }),
  systemOnly('localMails', { rowsGo: 'after 30 days, by the job purge-expired' }),
  systemOnly('resetRequests', { rowsGo: 'when it is answered, within a minute' }),
  systemOnly('passwordResets', { rowsOf: ['userId'] }),
  systemOnly('emailConfirmations', { rowsOf: ['userId'] }),
  systemOnly('rateLimits', { rowsGo: 'when the limit is over, by the job purge-expired' }),
  systemOnly('remoteLoads', 'nothing personal'),
  systemOnly('slotHolds', { rowsGo: 'soon after the hold has expired, by the job purge-expired' }),
];
