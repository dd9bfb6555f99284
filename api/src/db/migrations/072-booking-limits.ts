import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The most appointments and minutes that a professional takes per day, week, month and year. No row is rewritten: the default stands beside them. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  const inOrder = (unit: string, most: number) => {
    const [day, week, month, year] = ['day', 'week', 'month', 'year'].map(
      (period) => sql`(booking_limits #>> ${sql.lit(`{${unit},${period}}`)})::int`,
    );
    // least and greatest pass over what is null, and a comparison with null breaks no constraint.
    return sql`least(${day}, ${week}, ${month}, ${year}) >= 1 and greatest(${day}, ${week}, ${month}, ${year}) <= ${sql.lit(most)}
      and ${day} <= least(${week}, ${month}, ${year}) and ${week} <= least(${month}, ${year}) and ${month} <= ${year}`;
  };
  await sql`
    alter table professionals
      add column booking_limits jsonb not null default '{"appointments": {}, "minutes": {}}',
      add constraint professionals_booking_limits_shape check (booking_limits @> '{"appointments": {}, "minutes": {}}'),
      add constraint professionals_booking_limits_of_appointments check (${inOrder('appointments', 52_704)}),
      add constraint professionals_booking_limits_of_minutes check (${inOrder('minutes', 527_040)})`.execute(db);
}
