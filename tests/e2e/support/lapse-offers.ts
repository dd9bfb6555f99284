import { runSql } from './run-sql.ts';

/** The half hour of a professional's open offers is over. The API's job is told, as by any change of the diary. */
export const lapseOffers = (professionalId: string): Promise<void> =>
  runSql(
    ...[
      ['waiting_offers', 'until', `outcome = 'open'`],
      ['waiting_entries', 'offered_until', `state = 'offered'`],
      ['slot_holds', 'offered_until', 'client_id is not null'],
    ].map(
      ([table, column, open]) =>
        [`update ${table} set ${column} = now() where professional_id = $1 and ${open}`, [professionalId]] as const,
    ),
    [`select pg_notify('nimbia_waiting', '')`],
  );
