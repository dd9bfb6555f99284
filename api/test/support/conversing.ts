import { randomUUID } from 'node:crypto';
import { runAsSystem } from '../../src/db/run-as.ts';
import { callsOn } from './table-calls.ts';
import type { Person, TestApi } from './test-api.ts';

/** Conversations and messages of a test. */
export function conversing(api: TestApi) {
  const [conversations, messages] = [callsOn(api, 'conversations'), callsOn(api, 'messages')];
  return {
    conversations,
    messages,
    /** A listed professional who takes first contacts. */
    async reachable(settings: Readonly<Record<string, unknown>> = {}): Promise<Person> {
      const person = await api.register('professional');
      await api.verify(person.id);
      await takeFirstContacts(api, person.id);
      if (Object.keys(settings).length > 0) await callsOn(api, 'professionals').update(person, person.id, settings);
      return person;
    },
    send: (who: Person, conversationId: string, body: string, more: Readonly<Record<string, unknown>> = {}) =>
      messages.create(who, { id: randomUUID(), conversationId, body, ...more }),
    /** A new client's conversation, so that earlier tests do not use up limits. */
    async pair(professional: Person): Promise<{ who: Person; id: string }> {
      const who = await api.register('client');
      const { status, body } = await conversations.create(who, { professionalId: professional.id });
      if (status !== 201) throw new Error(`opening answered ${status}: ${JSON.stringify(body)}`);
      return { who, id: body.data.id };
    },
    async shown(who: Person, id: string) {
      return (await conversations.get(who, id)).body.data;
    },
  };
}

/** As many as a test needs. */
export const takeFirstContacts = (api: Pick<TestApi, 'services'>, professionalId: string): Promise<unknown> =>
  runAsSystem(api.services.db, (tx) =>
    tx
      .updateTable('professionals')
      .set({ firstContacts: true, firstContactsPerDay: 100 })
      .where('id', '=', professionalId)
      .execute(),
  );
