import type { TableModule } from './generic/table-module.ts';
import { addDaysTable } from './modules/add-days/table.ts';
import { addHistoryTable } from './modules/add-history/table.ts';
import { addViewsTable } from './modules/add-views/table.ts';
import { addsTable } from './modules/adds/table.ts';
import { answersTable } from './modules/answers/table.ts';
import { appointmentDocumentsTable } from './modules/appointment-documents/table.ts';
import { appointmentHistoryTable } from './modules/appointment-history/table.ts';
import { appointmentsTable } from './modules/appointments/table.ts';
import { articleVersionsTable } from './modules/article-versions/table.ts';
import { articlesTable } from './modules/articles/table.ts';
import { askedDocumentsTable } from './modules/asked-documents/table.ts';
import { auditTable } from './modules/audit/table.ts';
import { availabilityExceptionsTable } from './modules/availability-exceptions/table.ts';
import { availabilityRulesTable } from './modules/availability-rules/table.ts';
import {
  availabilityDaysPolicy,
  availabilityFillsPolicy,
  availabilityStripsPolicy,
} from './modules/availability/policy.ts';
import { calendarBusyTable } from './modules/calendar-busy/table.ts';
import { calendarFeedsTable } from './modules/calendar-feeds/table.ts';
import { calendarSourcesTable } from './modules/calendar-sources/table.ts';
import { categoriesTable } from './modules/categories/table.ts';
import { commentsTable } from './modules/comments/table.ts';
import { consultationSuggestionsTable } from './modules/consultation-suggestions/table.ts';
import { consultationsTable } from './modules/consultations/table.ts';
import { appointmentPartiesTable } from './modules/appointment-parties/table.ts';
import { conflictChecksTable } from './modules/conflict-checks/table.ts';
import { clientsTable } from './modules/clients/table.ts';
import { blocksTable } from './modules/blocks/table.ts';
import { conversationsTable } from './modules/conversations/table.ts';
import { documentsTable } from './modules/documents/table.ts';
import { followsTable } from './modules/follows/table.ts';
import { invoiceLinesTable } from './modules/invoice-lines/table.ts';
import { invoicesTable } from './modules/invoices/table.ts';
import { meetingOutcomesTable } from './modules/meeting-outcomes/table.ts';
import { meetingRoomsTable } from './modules/meeting-rooms/table.ts';
import { messageReportsTable } from './modules/message-reports/table.ts';
import { messagesTable } from './modules/messages/table.ts';
import { notificationChoicesTable } from './modules/notification-choices/table.ts';
import { notificationsTable } from './modules/notifications/table.ts';
import { pagesTable } from './modules/pages/table.ts';
import { paymentsTable } from './modules/payments/table.ts';
import { plansTable } from './modules/plans/table.ts';
import { namedFilters } from './modules/professionals-search/named-filters.ts';
import { profileDaysTable } from './modules/profile-days/table.ts';
import { professionalsTable } from './modules/professionals/table.ts';
import { questionsTable } from './modules/questions/table.ts';
import { receivedCommentsTable } from './modules/received-comments/table.ts';
import { reviewsTable } from './modules/reviews/table.ts';
import { passkeysTable } from './modules/second-step/table.ts';
import { sessionsTable } from './modules/sessions/table.ts';
import { smsNumbersTable } from './modules/sms/table.ts';
import { usersTable } from './modules/users/table.ts';
import { waitingEntriesTable } from './modules/waiting-entries/table.ts';
import { waitingOffersTable } from './modules/waiting-offers/table.ts';
import type { Policy } from './policy/policy.ts';
import { systemOnly } from './policy/system-only.ts';

/** All tables of the generic calls. */
export const tables: readonly TableModule[] = [
  usersTable,
  { ...professionalsTable, filters: namedFilters },
  availabilityRulesTable,
  availabilityExceptionsTable,
  consultationsTable,
  consultationSuggestionsTable,
  appointmentsTable,
  appointmentHistoryTable,
  appointmentDocumentsTable,
  askedDocumentsTable,
  plansTable,
  addsTable,
  articlesTable,
  articleVersionsTable,
  receivedCommentsTable,
  pagesTable,
  notificationsTable,
  categoriesTable,
  appointmentPartiesTable,
  conflictChecksTable,
  clientsTable,
  conversationsTable,
  messagesTable,
  blocksTable,
  messageReportsTable,
  reviewsTable,
  commentsTable,
  questionsTable,
  answersTable,
  addHistoryTable,
  addViewsTable,
  addDaysTable,
  profileDaysTable,
  paymentsTable,
  invoicesTable,
  invoiceLinesTable,
  documentsTable,
  followsTable,
  meetingRoomsTable,
  meetingOutcomesTable,
  sessionsTable,
  passkeysTable,
  notificationChoicesTable,
  smsNumbersTable,
  auditTable,
  calendarSourcesTable,
  calendarBusyTable,
  calendarFeedsTable,
  waitingEntriesTable,
  waitingOffersTable,
];

/** A policy for every table; the server refuses to start when one is missing. */
export const policies: readonly Policy[] = [
  ...tables.map((module) => module.policy),
  availabilityDaysPolicy,
  availabilityFillsPolicy,
  availabilityStripsPolicy,
  systemOnly('invoiceNumbers', 'nothing personal'),
  systemOnly('conflictMatches', { rowsGo: 'with the check, by its foreign key' }),
  systemOnly('uploads', { rowsGo: 'with its file, by the job sweep-uploads' }),
  systemOnly('articlePictures', { rowsGo: 'with the article or the file, by their foreign keys' }),
  systemOnly('accessTokens', { rowsGo: 'with the session, by its foreign key' }),
  systemOnly('refreshTokens', { rowsGo: 'with the session, by its foreign key' }),
  systemOnly('events', { rowsOf: ['userId'] }),
  systemOnly('idempotencyKeys', { rowsOf: ['userId'] }),
  systemOnly('outbox', { rowsOf: ['userId'] }),
  systemOnly('mailBundles', { rowsOf: ['userId'] }),
  systemOnly('localMails', { rowsGo: 'after 30 days, by the job purge-expired' }),
  systemOnly('smsCodes', { rowsOf: ['userId'] }),
  systemOnly('textOutbox', { rowsOf: ['userId'] }),
  systemOnly('localTexts', { rowsGo: 'after 30 days, by the job purge-expired' }),
  systemOnly('resetRequests', { rowsGo: 'when it is answered, within a minute' }),
  systemOnly('passwordResets', { rowsOf: ['userId'] }),
  systemOnly('emailConfirmations', { rowsOf: ['userId'] }),
  systemOnly('emailChanges', { rowsOf: ['userId'] }),
  systemOnly('emailChangeTokens', { rowsGo: 'with the change, by its foreign key' }),
  systemOnly('codeApps', { rowsOf: ['userId'] }),
  systemOnly('recoveryCodes', { rowsOf: ['userId'] }),
  systemOnly('secondStepChallenges', { rowsOf: ['userId'] }),
  systemOnly('secondStepStops', { rowsOf: ['userId'] }),
  systemOnly('dataExports', { rowsGo: 'with its file, by the job write-exports' }),
  systemOnly('rateLimits', { rowsGo: 'when the limit is over, by the job purge-expired' }),
  systemOnly('remoteLoads', 'nothing personal'),
  systemOnly('articleViews', { rowsGo: 'after two days, by the job purge-expired' }),
  systemOnly('profileViews', { rowsOf: ['professionalId'] }),
  systemOnly('slotHolds', {
    rowsOf: ['clientId'],
    withRow: ['endsAt', 'clientHash', 'heldFrom', 'expiresAt', 'offeredUntil'],
  }),
  systemOnly('waitingChecks', 'nothing personal'),
  systemOnly('meetingVisits', {
    rowsOf: ['userId'],
    withRow: [
      ...([
        'tabId',
        'sessionId',
        'provider',
        'microphone',
        'camera',
        'sharing',
        'held',
        'joinedAt',
        'seenAt',
        'leftAt',
      ] as const),
      ...(['isLeave', 'closedAt', 'rungAt', 'connectedMs', 'sentTo', 'sentSeq', 'minuteFrom', 'minutePosts'] as const),
    ],
  }),
  systemOnly('meetingSignals', {
    rowsOf: ['fromUser', 'toUser'],
    withRow: ['fromTab', 'toTab', 'toSession', 'seq', 'signals'],
  }),
];
