import { randomUUID } from 'node:crypto';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ProfessionalSlots, Slot } from 'shared-contracts/schemas/slots';
import type { Consultation, ConsultationQuote } from 'shared-contracts/schemas/consultation';
import type { Article } from 'shared-contracts/schemas/article';
import type { ProfessionalInput } from 'shared-contracts/schemas/professional-input';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { SessionAnswer } from 'shared-contracts/schemas/session';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { Account } from './accounts.ts';
import { confirmLink } from './mailbox.ts';
import { rareName } from './rare-name.ts';
import { runSqlIn } from './run-sql.ts';

const HOUR = 3_600_000;
const CALL_TYPES: readonly CallType[] = ['video', 'call', 'in_person'];

export interface Signed extends SessionAnswer {
  /** `name=value` of the refresh cookie. */
  readonly cookie: string;
}

/** A user registered for one test. */
export interface Registered {
  readonly account: Account;
  readonly signed: Signed;
}

export interface Practice {
  readonly timeZone?: string;
  /** 1 is Monday. */
  readonly weekdays?: readonly number[];
  /** Of each of these days. */
  readonly hours?: readonly Hours[];
  readonly profile?: Partial<ProfessionalInput>;
  /** Free by default. */
  readonly plan?: 'standard' | 'premium';
}

interface Hours {
  readonly startTime: string;
  readonly endTime: string;
  readonly callTypes: readonly CallType[];
}

/** Prepares test data through the API, so that browser tests cover only their subject. */
export class ApiDriver {
  readonly #url: string;
  readonly #database: string | undefined;

  /** @param database of this API: that of the run unless it belongs to one test */
  constructor(url: string, database = process.env.E2E_DATABASE_URL) {
    this.#url = url;
    this.#database = database;
  }

  async call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const response = await this.send(method, path, body, token);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    const answer = (await response.json()) as { data: T };
    return answer.data;
  }

  send(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(path.endsWith('/create') ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async signIn(account: Account): Promise<Signed> {
    return this.#session('/auth/login', account);
  }

  /** A new client, isolated from other tests. The e-mail is confirmed by the mailed link. */
  async newClient(lastName?: string): Promise<Registered> {
    const client = await this.newcomer(lastName);
    const { hash } = await confirmLink(this.#url, client.account.email);
    await this.call('POST', '/auth/confirm', { token: hash.replace('#confirm=', '') });
    return client;
  }

  /** A registered client with an unconfirmed e-mail. */
  newcomer(lastName = 'Essai'): Promise<Registered> {
    return this.#register({ role: 'client', lastName });
  }

  /** An unverified professional without hours or requests, whose name nobody else has. */
  newProfessional(city = 'Douala'): Promise<Registered> {
    return this.#register({
      role: 'professional',
      lastName: rareName(),
      kind: 'individual',
      secondaryEmail: `second-${randomUUID()}@nimbia.test`,
      profession: 'lawyer',
      country: 'CM',
      city,
    });
  }

  /**
   * A verified lawyer with free times from 8:00 to 18:00, in all three ways: a diary in which only the test that asked
   * for it books. In a city that no test searches.
   */
  async newBookableProfessional({
    timeZone = 'Africa/Douala',
    weekdays = [1, 2, 3, 4, 5, 6, 7],
    hours = [{ startTime: '08:00', endTime: '18:00', callTypes: CALL_TYPES }],
    profile,
    plan,
  }: Practice = {}): Promise<Registered> {
    const { account, signed } = await this.newProfessional('Batouri');
    const { token, user } = signed;
    await runSqlIn(
      this.#database,
      [`update professionals set verified_at = now(), verified_until = '2999-12-31' where id = $1`, [user.id]],
      [`update professionals set plan_id = $2 where id = $1`, [user.id, plan ?? 'free']],
    );
    await this.call('PUT', `/base/professionals/update/${user.id}`, { timeZone, ...profile }, token);
    const { consultationId } = await this.offer(user.id);
    const offered = { callTypes: CALL_TYPES, videoLink: 'https://video.test/room' };
    await this.call('PUT', `/base/consultations/update/${consultationId}`, offered, token);
    const week = weekdays.flatMap((weekday) => hours.map((open) => ({ weekday, ...open })));
    await this.call('POST', '/base/availability_rules/create-many', week, token);
    // A session holds the plan.
    return { account, signed: plan === undefined ? signed : await this.signIn(account) };
  }

  async #register(own: { readonly role: Account['role']; readonly [field: string]: string }): Promise<Registered> {
    const account = { email: `${own.role}-${randomUUID()}@nimbia.test`, password: 'Essai-2026!', role: own.role };
    const signed = await this.#session('/auth/register', {
      lastName: 'Essai',
      ...own,
      ...account,
      passwordConfirmation: account.password,
      firstNames: 'Awa',
      phone: '+237690000000',
      terms: true,
      lang: 'en',
      timeZone: 'Africa/Douala',
    });
    return { account, signed };
  }

  async #session(path: string, body: unknown): Promise<Signed> {
    const response = await this.send('POST', path, body);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const { data } = (await response.json()) as { data: SessionAnswer };
    return { ...data, cookie: response.headers.getSetCookie()[0] ?? '' };
  }

  professionals(filter: object = {}): Promise<PublicProfessional[]> {
    return this.call('POST', '/base/professionals/lawyer-filter', filter);
  }

  async freeSlots(professionalId: string, limit = 40): Promise<Slot[]> {
    const [found] = await this.call<ProfessionalSlots[]>('POST', '/slots', {
      professionalIds: [professionalId],
      limit,
    });
    return found?.slots ?? [];
  }

  /** A {@link newBookableProfessional} as visitors see them, with free slots that no notice ends during the test. */
  async bookableLawyer(practice?: Practice): Promise<{ lawyer: PublicProfessional; slots: Slot[] }> {
    const { user } = (await this.newBookableProfessional(practice)).signed;
    const lawyer = await this.call<PublicProfessional>('GET', `/base/professionals/get-one/${user.id}`);
    const tomorrow = Date.now() + 25 * HOUR;
    const slots = await this.freeSlots(user.id, 120);
    return { lawyer, slots: slots.filter(({ startsAt }) => Date.parse(startsAt) > tomorrow) };
  }

  /** A lawyer of the demonstration with free slots, to be read only. */
  async demoLawyer(): Promise<PublicProfessional> {
    for (const lawyer of await this.professionals({ profession: 'lawyer', sort: 'name', limit: 40 })) {
      const slots = (await this.freeSlots(lawyer.id)).filter(({ callTypes }) => callTypes.includes('video'));
      if (slots.length >= 5) return lawyer;
    }
    throw new Error('No lawyer of the seed has free slots for a video call.');
  }

  /** The id of a demonstration article by its slug, to be read only. */
  async articleId(slug = 'licenciement-que-garder'): Promise<string> {
    const { id } = await this.call<Article>('POST', '/articles/find-one-by', { where: { slug } });
    return id;
  }

  /** A published article of a new lawyer, in both languages. So old that it is not among the first in any list. */
  async newArticle(texts: object = {}, author?: Signed): Promise<{ id: string; author: Signed }> {
    const by = author ?? (await this.newBookableProfessional({ plan: 'standard' })).signed;
    const article = {
      ...{ category: 'land', titleFr: 'Le bornage', bodyFr: 'Le texte', titleEn: 'Boundaries', bodyEn: 'The text' },
      ...{ publishedAt: '2020-01-01T08:00:00.000Z', ...texts },
    };
    const { id } = await this.call<{ id: string }>('POST', '/base/articles/create', article, by.token);
    return { id, author: by };
  }

  /** The professional's first consultation, whose slots {@link freeSlots} finds. */
  async offer(professionalId: string): Promise<{ consultationId: string; quote: ConsultationQuote }> {
    const [first] = await this.call<Consultation[]>('POST', '/consultations/find-by', {
      where: { professionalId, active: true },
      limit: 1,
    });
    if (!first) throw new Error(`${professionalId} offers no consultation`);
    return { consultationId: first.id, quote: quoteOf(first) };
  }

  async book(token: string, professionalId: string, slot: Slot): Promise<Appointment> {
    const reason = 'A question about a lease that ends soon.';
    const asked = { professionalId, ...(await this.offer(professionalId)) };
    const request = { ...asked, startsAt: slot.startsAt, callType: slot.callTypes[0], reason };
    return this.call('POST', '/base/appointments/create', request, token);
  }

  appointments(token: string): Promise<Appointment[]> {
    return this.call('POST', '/appointments/find-by', { sort: [{ startsAt: 'asc' }], limit: 100 }, token);
  }

  change(token: string, appointment: Appointment, set: object): Promise<Appointment> {
    const where = { status: appointment.status };
    return this.call('PUT', `/base/appointments/update-where/${appointment.id}`, { where, set }, token);
  }
}
