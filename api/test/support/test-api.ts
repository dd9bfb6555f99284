import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Plan } from 'shared-contracts/schemas/plan';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/settings/config.ts';
import { confirmDocuments } from '../../src/modules/documents/confirm-documents.ts';
import { openServices } from '../../src/open-services.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { testDatabase } from './template-database.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: LightMyRequestResponse['cookies'];
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

export const password = 'Client-2026!';

/**
 * The whole API on its own database (template-database.ts), dropped on close, or on the database in
 * `variables.DATA_DIR`. `variables` are environment variables; `now` is the clock.
 */
export async function openTestApi(
  variables: Readonly<Record<string, string>> = {},
  now: () => Date = () => new Date(),
) {
  const database = variables.DATA_DIR === undefined ? await testDatabase() : undefined;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SECRET: 'a secret for tests that is long enough',
    RATE_LIMIT_PER_MINUTE: '1000000',
    SIGN_IN_ATTEMPTS_PER_MINUTE: '1000000',
    // Production refuses it.
    PASSWORD_MEMORY_KIB: variables.NODE_ENV === 'production' ? undefined : '16',
    ...database?.variables,
    ...variables,
  });
  const services = await openServices(config, now);
  const app = await createApp(services);

  async function call<T = unknown>(
    method: Method,
    url: string,
    { token, body, headers = {} }: CallOptions = {},
  ): Promise<Answer<T>> {
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const parsed: unknown = response.body === '' ? undefined : JSON.parse(response.body);
    return { status: response.statusCode, body: parsed as T, headers: response.headers, cookies: response.cookies };
  }

  /** With confirmed e-mails. */
  async function register(
    role: 'client' | 'professional',
    extra: Readonly<Record<string, unknown>> = {},
  ): Promise<Person> {
    const email = `${role}-${randomUUID()}@nimbia.test`;
    const answer = await call<{ data: { token: string; user: { id: string } } }>('POST', '/auth/register', {
      body: {
        role,
        email,
        lastName: 'Ndiaye',
        firstNames: 'Awa',
        phone: '+221 33 800 00 00',
        password,
        passwordConfirmation: password,
        terms: true,
        lang: 'fr',
        timeZone: 'Africa/Dakar',
        ...(role === 'professional' && {
          kind: 'individual',
          secondaryEmail: `second-${email}`,
          profession: 'lawyer',
          country: 'SN',
          city: 'Dakar',
        }),
        ...extra,
      },
    });
    if (answer.status !== 201)
      throw new Error(`registration answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const { token, user } = answer.body.data;
    await runAsSystem(services.db, async (tx) => {
      await tx.updateTable('users').set({ emailConfirmedAt: now() }).where('id', '=', user.id).execute();
      const changes = await tx.deleteFrom('emailChanges').where('userId', '=', user.id).returning('newEmail').execute();
      for (const { newEmail: secondaryEmail } of changes)
        await tx.updateTable('professionals').set({ secondaryEmail }).where('id', '=', user.id).execute();
    });
    return { id: user.id, email, token };
  }

  /** As `npm run verify-professional` does. */
  async function verify(professionalId: string): Promise<void> {
    await runAsSystem(services.db, async (tx) => {
      await confirmDocuments(tx, professionalId, { by: null, expiresOn: '2999-12-31', now: now() });
      await tx
        .updateTable('professionals')
        .set({ registerNumber: 'SN-1', registeredWithFr: 'au barreau du Sénégal' })
        .where('id', '=', professionalId)
        .execute();
    });
  }

  /** Listed, on the plan with all publications. */
  async function author(extra: Readonly<Record<string, unknown>> = {}): Promise<Person> {
    const person = await register('professional', extra);
    await verify(person.id);
    await subscribe(person.id, 'premium');
    return person;
  }

  async function subscribe(professionalId: string, planId: Plan['id']): Promise<void> {
    await runAsSystem(services.db, (tx) =>
      tx.updateTable('professionals').set({ planId }).where('id', '=', professionalId).execute(),
    );
  }

  async function operator(): Promise<Person> {
    const person = await register('professional');
    await runAsSystem(services.db, async (tx) => {
      await tx.deleteFrom('professionals').where('id', '=', person.id).execute();
      await tx.updateTable('users').set({ role: 'operator' }).where('id', '=', person.id).execute();
    });
    return person;
  }

  return {
    app,
    services,
    call,
    register,
    verify,
    author,
    subscribe,
    operator,
    async close() {
      await app.close();
      await services.close();
      await database?.drop();
    },
  };
}
