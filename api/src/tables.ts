import type { TableModule } from './generic/table-module.ts';
import { addsTable } from './modules/adds/table.ts';
import { appointmentHistoryTable } from './modules/appointment-history/table.ts';
import { appointmentsTable } from './modules/appointments/table.ts';
import { articlesTable } from './modules/articles/table.ts';
import { availabilityExceptionsTable } from './modules/availability-exceptions/table.ts';
import { availabilityRulesTable } from './modules/availability-rules/table.ts';
import { notificationsTable } from './modules/notifications/table.ts';
import { plansTable } from './modules/plans/table.ts';
import { professionalsTable } from './modules/professionals/table.ts';
import { usersTable } from './modules/users/table.ts';
import { availabilityDaysPolicy, availabilityFillsPolicy } from './modules/availability/policy.ts';
import type { Policy } from './policy/policy.ts';
import { systemOnly } from './policy/system-only.ts';

/** The table of tables: what the generic calls reach. */
export const tables: readonly TableModule[] = [
  usersTable,
  professionalsTable,
  availabilityRulesTable,
  availabilityExceptionsTable,
  appointmentsTable,
  appointmentHistoryTable,
  plansTable,
  addsTable,
  articlesTable,
  notificationsTable,
];

/** A policy for every table of the database; the server refuses to listen when one is missing. */
export const policies: readonly Policy[] = [
  ...tables.map((module) => module.policy),
  availabilityDaysPolicy,
  availabilityFillsPolicy,
  ...(['sessions', 'accessTokens', 'refreshTokens', 'events', 'idempotencyKeys', 'audit'] as const).map(systemOnly),
];
