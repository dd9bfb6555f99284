import pg from 'pg';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ApiDriver, Signed } from './api-driver.ts';

export interface Meeting {
  readonly id: string;
  readonly lawyer: Signed;
  readonly client: Signed;
}

/** An accepted appointment by video of a new client with a demo lawyer, which begins in about so many seconds. */
export async function newMeeting(api: ApiDriver, seconds: number, lastName?: string): Promise<Meeting> {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { signed: client } = await api.newClient(lastName);
  const slots = await api.freeSlots(lawyer.user.id, 200);
  const [slot] = slots.filter(({ callTypes }) => callTypes.includes('video')).slice(-2);
  if (!slot) throw new Error('the lawyer has no free slot by video');
  const asked = await api.book(client.token, lawyer.user.id, { ...slot, callTypes: ['video'] });
  const { id } = await api.change(lawyer.token, asked, { status: 'accepted' });
  await beginIn({ id }, seconds);
  return { id, lawyer, client };
}

/** Moves an appointment to the present, which nobody can book; what the lawyer has then goes far into the future. */
export async function beginIn({ id }: Pick<Appointment, 'id'>, seconds: number, lasts = 300): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `update appointments a set starts_at = a.starts_at + interval '400 days', ends_at = a.ends_at + interval '400 days'
       from appointments own
       where own.id = $1 and a.id <> $1 and a.professional_id = own.professional_id and a.status in ('waiting', 'accepted')
         and a.busy && tstzmultirange(tstzrange(now() + ($2 - 3600) * interval '1 second', now() + ($2 + $3 + 3600) * interval '1 second'))`,
      [id, seconds, lasts],
    );
    await client.query(
      `update appointments set starts_at = now() + $2 * interval '1 second', ends_at = now() + ($2 + $3) * interval '1 second'
       where id = $1`,
      [id, seconds, lasts],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
