import type { Appointment } from 'shared-contracts/schemas/appointment';
import { runSql } from './run-sql.ts';

/** Moves an appointment to the present or the past, which nobody can book. */
export const beginIn = ({ id }: Pick<Appointment, 'id'>, seconds: number, lasts = 300): Promise<void> =>
  runSql([
    `update appointments set starts_at = now() + $2 * interval '1 second', ends_at = now() + ($2 + $3) * interval '1 second'
     where id = $1`,
    [id, seconds, lasts],
  ]);
