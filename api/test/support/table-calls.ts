import type { Answer, Person, TestApi } from './test-api.ts';

export type Row = Record<string, unknown> & { id: string };
export interface OneBody {
  readonly data: Row;
  readonly code: string;
  readonly errors: readonly { pointer: string; code: string }[];
  readonly details: Record<string, unknown>;
}
export interface ListBody {
  readonly data: Row[];
  readonly code: string;
}
type Who = Person | undefined;

/** The generic calls on one table, as a person or anonymously. */
export const callsOn = (api: TestApi, table: string) => ({
  create: (who: Who, body: unknown, headers = {}): Promise<Answer<OneBody>> =>
    api.call('POST', `/base/${table}/create`, { token: who?.token, body, headers }),
  createMany: (who: Who, body: unknown): Promise<Answer<ListBody>> =>
    api.call('POST', `/base/${table}/create-many`, { token: who?.token, body }),
  get: (who: Who, id: string): Promise<Answer<OneBody>> =>
    api.call('GET', `/base/${table}/get-one/${id}`, { token: who?.token }),
  update: (who: Who, id: string, body: unknown): Promise<Answer<OneBody>> =>
    api.call('PUT', `/base/${table}/update/${id}`, { token: who?.token, body }),
  step: (who: Who, id: string, where: object, set: object): Promise<Answer<OneBody>> =>
    api.call('PUT', `/base/${table}/update-where/${id}`, { token: who?.token, body: { where, set } }),
  remove: (who: Who, id: string): Promise<Answer<OneBody>> =>
    api.call('DELETE', `/base/${table}/delete/${id}`, { token: who?.token }),
  find: (who: Who, body: unknown = {}): Promise<Answer<ListBody>> =>
    api.call('POST', `/${table}/find-by`, { token: who?.token, body }),
});

/** Types of a person's notifications, oldest first. */
export async function notified(api: TestApi, who: Person): Promise<unknown[]> {
  const { body } = await callsOn(api, 'notifications').find(who, { sort: [{ createdAt: 'asc' }], limit: 100 });
  return body.data.map(({ type }) => type);
}
