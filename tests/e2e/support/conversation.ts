import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Conversation, Message } from 'shared-contracts/schemas/conversation';
import type { ContactSettings } from 'shared-contracts/schemas/professional-input';
import type { ApiDriver, Signed } from './api-driver.ts';
import { freeTimes } from './diary.ts';
import { runSql } from './run-sql.ts';
import { translate, type Language } from './translate.ts';

export interface Talk {
  readonly id: string;
  readonly lawyer: Signed;
  readonly client: Signed;
}

/** A conversation of a new client, who has asked for an appointment, with this lawyer or a new one. */
export async function newTalk(api: ApiDriver, given: { readonly lawyer?: Signed } = {}): Promise<Talk> {
  const lawyer = given.lawyer ?? (await api.newBookableProfessional()).signed;
  const { signed: client } = await api.newClient();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  await api.book(client.token, lawyer.user.id, slot);
  const input = { professionalId: lawyer.user.id };
  const { id } = await api.call<Conversation>('POST', '/base/conversations/create', input, client.token);
  return { id, lawyer, client };
}

/** Another conversation of a client, with a lawyer of their own. */
export async function alsoTalk(api: ApiDriver, client: Signed): Promise<string> {
  const { lawyer, slots } = await api.bookableLawyer();
  const [slot] = slots;
  if (!slot) throw new Error('the lawyer has no free slot');
  await api.book(client.token, lawyer.id, slot);
  const input = { professionalId: lawyer.id };
  return (await api.call<Conversation>('POST', '/base/conversations/create', input, client.token)).id;
}

export const say = (api: ApiDriver, { token }: Signed, conversationId: string, body: string): Promise<Message> =>
  api.call('POST', '/base/messages/create', { id: randomUUID(), conversationId, body }, token);

/** A new listed professional, with these settings of messages; returns them with the address of the profile. */
export async function newReachable(api: ApiDriver, settings: Partial<ContactSettings>) {
  const { account, signed } = await api.newProfessional();
  const { id } = signed.user;
  await runSql([`update professionals set verified_at = now(), verified_until = '2999-12-31' where id = $1`, [id]]);
  const change = (contact: Partial<ContactSettings>) =>
    api.call('PUT', `/base/professionals/update/${id}`, contact, signed.token);
  await change(settings);
  const [own] = await api.call<{ slug: string }[]>('POST', '/pro/get-all/professionals', { limit: 1 }, signed.token);
  const unlist = () => runSql(['update professionals set verified_at = null where id = $1', [id]]);
  return { account, signed, change, unlist, profile: `/professionnels/${own?.slug}` };
}

/** A conversation with a lawyer of its own, who writes as much as a minute allows beside all other tests. */
export async function newOwnTalk(api: ApiDriver): Promise<Talk> {
  const { signed: lawyer, unlist } = await newReachable(api, { firstContacts: true });
  const { signed: client } = await api.newClient();
  const input = { professionalId: lawyer.user.id };
  const { id } = await api.call<Conversation>('POST', '/base/conversations/create', input, client.token);
  await runSql(['update conversations set professional_wrote = true where id = $1', [id]]);
  await unlist();
  return { id, lawyer, client };
}

/** So many messages of the lawyer since yesterday, of which the client has not read the last ones. */
export const fillTalk = ({ id, lawyer, client }: Talk, count: number, unread: number): Promise<void> =>
  runSql(
    [
      `insert into messages (conversation_id, sender_id, recipient_id, seq, body, created_at)
        select $1, $2, $3, seq, 'message ' || seq || ' ' || repeat('texte ', seq % 40), now() - interval '2 days' - ($4::int - seq) * interval '1 minute'
        from generate_series(1, $4::int) as seq`,
      [id, lawyer.user.id, client.user.id, count],
    ],
    [
      `update conversations set last_seq = $2::int, last_message = 'message ' || $2::int, last_message_at = now(), last_sender_id = $4,
        professional_wrote = true, client_unread = $3::int, client_read_seq = $2::int - $3::int where id = $1`,
      [id, count, unread, lawyer.user.id],
    ],
  );

/** What a page of messages has, in a language. */
export function messagesOn(page: Page, language: Language) {
  const t = (key: string) => translate(language, 'shared-ui/messages', key);
  const thread = page.getByRole('region', { name: new RegExp(t('messages').replace('{{name}}', '.+'), 'u') });
  return {
    thread,
    /** Every text that was written, in order. */
    texts: () => thread.locator('li p[lang=""]').allTextContents(),
    bubble: (text: string) => thread.getByRole('listitem').filter({ hasText: text }),
    field: page.locator('[data-composer] textarea'),
    send: page.getByRole('button', { name: t('send'), exact: true }),
    write: async (text: string) => {
      const field = page.locator('[data-composer] textarea');
      await field.fill(text);
      await field.press('Enter');
    },
    file: page.locator('[data-composer] input[type=file]'),
    list: page.getByRole('navigation', { name: t('list') }),
    menu: page.getByRole('button', { name: t('menu.open') }),
  };
}
