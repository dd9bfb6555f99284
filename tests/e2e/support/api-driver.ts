import { randomUUID } from 'node:crypto';
import { quoteOf } from 'shared-contracts/processes/quote-of';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ProfessionalSlots, Slot } from 'shared-contracts/schemas/availability';
import type { Consultation, ConsultationQuote } from 'shared-contracts/schemas/consultation';
import type { Article } from 'shared-contracts/schemas/content';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { SessionAnswer } from 'shared-contracts/schemas/session';
import type { Account } from './accounts.ts';
import { confirmLink } from './mailbox.ts';
import { runSql } from './run-sql.ts';

export interface Signed extends SessionAnswer {
  /** `name=value` of the refresh cookie. */
  readonly cookie: string;
}

/** A user registered for one test. */
export interface Registered {
  readonly account: Account;
  readonly signed: Signed;
}

/** Prepares test data through the API, so that browser tests cover only their subject. */
export class ApiDriver {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
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

  /** An unverified professional without hours or requests. */
  newProfessional(city = 'Douala'): Promise<Registered> {
    return this.#register({
      role: 'professional',
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
  }: {
    readonly timeZone?: string;
    /** 1 is Monday. */
    readonly weekdays?: readonly number[];
  } = {}): Promise<Registered> {
    const professional = await this.newProfessional('Batouri');
    const { token, user } = professional.signed;
    await runSql([
      `update professionals set verified_at = now(), verified_until = '2999-12-31' where id = $1`,
      [user.id],
    ]);
    await this.call('PUT', `/base/professionals/update/${user.id}`, { timeZone }, token);
    const callTypes = ['video', 'call', 'in_person'];
    const { consultationId } = await this.offer(user.id);
    const offered = { callTypes, videoLink: 'https://video.test/room' };
    await this.call('PUT', `/base/consultations/update/${consultationId}`, offered, token);
    const week = weekdays.map((weekday) => ({ weekday, startTime: '08:00', endTime: '18:00', callTypes }));
    await this.call('POST', '/base/availability_rules/create-many', week, token);
    return professional;
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

  /** A {@link newBookableProfessional} as visitors see them, with the next free slots. */
  async bookableLawyer(): Promise<{ lawyer: PublicProfessional; slots: Slot[] }> {
    const { user } = (await this.newBookableProfessional()).signed;
    const lawyer = await this.call<PublicProfessional>('GET', `/base/professionals/get-one/${user.id}`);
    return { lawyer, slots: await this.freeSlots(user.id) };
  }

  /** A lawyer of the demonstration with free slots; `index` keeps concurrent tests in different calendars. */
  async demoLawyer(index = 0): Promise<{ lawyer: PublicProfessional; slots: Slot[] }> {
    const lawyers = await this.professionals({ profession: 'lawyer', sort: 'name', limit: 40 });
    for (const lawyer of [...lawyers.slice(index), ...lawyers]) {
      const slots = (await this.freeSlots(lawyer.id)).filter(({ callTypes }) => callTypes.includes('video'));
      if (slots.length >= 5) return { lawyer, slots };
    }
    throw new Error('No lawyer of the seed has free slots for a video call.');
  }

  /** The id of a demonstration article by its slug. */
  async articleId(slug = 'licenciement-que-garder'): Promise<string> {
    const { id } = await this.call<Article>('POST', '/articles/find-one-by', { where: { slug } });
    return id;
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
