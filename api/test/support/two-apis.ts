import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { post, ready, runApi } from './api-process.ts';
import type { ApiProcess } from './api-process.ts';
import { processDatabase } from './process-database.ts';

export interface Someone {
  readonly id: string;
  readonly token: string;
}

/** Two API processes on one PostgreSQL, which tests stop and start. */
export async function openTwoApis(server?: string) {
  const database = await processDatabase(server);
  const settings: Record<string, string> = {
    ...database.variables,
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Registrations count as attempts.
    SIGN_IN_ATTEMPTS_PER_MINUTE: '1000000',
  };
  const running: { process: ApiProcess; url: string }[] = [];
  const start = async (index: number): Promise<void> => {
    const process = runApi(settings);
    running[index] = { process, url: await ready(process) };
  };
  const stop = async (index: number, signal: NodeJS.Signals): Promise<void> => {
    running[index]?.process.child.kill(signal);
    await running[index]?.process.ended;
  };
  await Promise.all([start(0), start(1)]);
  const sql = new pg.Client({ connectionString: database.variables['DATABASE_URL'] ?? '' });
  await sql.connect();
  const at = (index: number): string => running[index]?.url ?? '';
  const pidOf = (index: number): number => running[index]?.process.child.pid ?? 0;

  /** With a confirmed e-mail; a professional is listed and takes first contacts. */
  async function register(role: 'client' | 'professional'): Promise<Someone> {
    const email = `${role}-${randomUUID()}@nimbia.test`;
    const practice = {
      kind: 'individual',
      secondaryEmail: `second-${email}`,
      profession: 'lawyer',
      country: 'SN',
      city: 'Dakar',
    };
    const answer = await post(at(0), '/auth/register', {
      role,
      email,
      lastName: 'A',
      firstNames: 'B',
      phone: '+221 770000000',
      password: 'Client-2026!',
      passwordConfirmation: 'Client-2026!',
      terms: true,
      ...(role === 'professional' && practice),
    });
    if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { token: string; user: { id: string } } };
    const { id } = data.user;
    await sql.query('update users set email_confirmed_at = now() where id = $1', [id]);
    await sql.query(
      `update professionals set verified_at = now(), verified_until = '2999-12-31', first_contacts = true,
        first_contacts_per_day = 100 where id = $1`,
      [id],
    );
    return { id, token: data.token };
  }

  return {
    at,
    pidOf,
    start,
    stop,
    register,
    sql,
    /** A call of one of the two. */
    async call<T>(
      index: number,
      who: Someone,
      [method, path, body]: readonly [method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown],
      signal?: AbortSignal,
    ): Promise<{ status: number; body: T }> {
      const answer = await fetch(`${at(index)}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${who.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      return { status: answer.status, body: (await answer.json()) as T };
    },
    async close(): Promise<void> {
      await Promise.all([stop(0, 'SIGKILL'), stop(1, 'SIGKILL')]);
      await sql.end();
      await database.drop();
    },
  };
}
export type TwoApis = Awaited<ReturnType<typeof openTwoApis>>;
