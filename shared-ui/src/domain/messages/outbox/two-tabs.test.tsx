import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { conversation as conversationRow } from 'shared-contracts/schemas/conversation';
import { type MessageInput } from 'shared-contracts/schemas/conversation-input';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { rowOf } from 'shared-contracts/testing/row-of';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import words from '../../../locales/fr/messages.json';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import type { TranslateMessages } from '../../texts/translate.ts';
import { AccountQueryProvider } from '../../queries/account-query-provider.tsx';
import { MessageList } from '../conversation/message-list.tsx';
import { messageQueries } from '../data/message-queries.ts';
import { outboxOf } from './outbox-of.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const lawyer = { id: idOf(1), lastName: 'Mbarga', firstNames: 'Aline' };
const conversation = rowOf(conversationRow, {
  id: idOf(2),
  professionalId: lawyer.id,
  clientId: clientUser.id,
  openedBy: clientUser.id,
  lastSeq: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  professional: lawyer,
  client: { id: clientUser.id, lastName: clientUser.lastName, firstNames: clientUser.firstNames },
  unread: 0,
  readUpTo: 9,
  isArchived: false,
  canWrite: 'open',
  other: { id: lawyer.id, lang: 'fr', languages: [], timeZone: 'Africa/Douala', isDeleted: false },
});
const storedMessage = (id: string, body: string, seq: number) => ({
  ...{ id, conversationId: conversation.id, body, seq },
  ...{ senderId: clientUser.id, recipientId: lawyer.id, isAutomatic: false, createdAt: '2026-11-20T08:30:00.000Z' },
  ...{ attachmentId: null, attachmentName: null, attachment: null },
});
const create = 'POST /base/messages/create';

const { reader, now } = appointmentViewFixture();
const translate: TranslateMessages = (...[key]) => {
  const found = key.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], words);
  return typeof found === 'string' ? found : key;
};

function Talk() {
  const { http } = usePlatform();
  const { data } = useQuery(messageQueries(http, 'client').thread(conversation.id));
  if (!data) return null;
  return (
    <MessageList
      conversation={conversation}
      latest={data}
      view={{ translate, reader, now, party: 'client' }}
      found={null}
      written={0}
    />
  );
}

/** The conversation in a document of its own. Storage events of others reach it through `hear`. */
async function openTab(send: FakeAnswer) {
  const listen = jest.spyOn(window, 'addEventListener');
  const platform = fakePlatform({
    user: clientUser,
    http: fakeHttp({
      'POST /messages/find-by': () => ({ data: [storedMessage(idOf(3), 'bonjour', 1)] }),
      [create]: send,
    }),
  });
  const { container } = render(
    withPlatform(
      <AccountQueryProvider>
        <Talk />
      </AccountQueryProvider>,
      { platform },
    ),
  );
  await within(container).findByText('bonjour');
  const heard = listen.mock.calls.flatMap(([type, listener]) =>
    type === 'storage' ? [listener as EventListener] : [],
  );
  listen.mockRestore();
  const seen: string[] = [];
  new MutationObserver(() => seen.push(container.textContent)).observe(container, {
    ...{ subtree: true, childList: true, characterData: true },
  });
  return {
    platform,
    outbox: outboxOf(platform, clientUser.id),
    bubble: () => within(container).queryByText('me voici')?.closest('li'),
    /** What stood on the page, change by change. */
    seen,
    hear: (event: StorageEvent) => heard.forEach((listener) => listener(event)),
  };
}

/** What `writes` does to storage reaches another tab as in a browser: each change as an event, in a task of its own. */
function tellStorage(hear: (event: StorageEvent) => void) {
  const { setItem, removeItem } = Storage.prototype;
  const tell = (storageArea: Storage, key: string, newValue: string | null) =>
    void setTimeout(() => hear(new StorageEvent('storage', { key, newValue, storageArea })));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value);
    tell(this, key, value);
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key);
    tell(this, key, null);
  });
}

const acts = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  localStorage.clear();
  // React shows each change when a browser would, not all of them at the end.
  acts.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  jest.restoreAllMocks();
  acts.IS_REACT_ACT_ENVIRONMENT = true;
});

const write = { id: idOf(4), conversationId: conversation.id, body: 'me voici', attachment: null };

test('a message goes from “sending” to “sent” in both tabs without leaving either list, also without a live event', async () => {
  const arrival = Promise.withResolvers<void>();
  const desk = await openTab(async ({ options }) => {
    await arrival.promise;
    const { id, body } = options.body as MessageInput;
    return { data: storedMessage(id, body, 2) };
  });
  const tab = await openTab(() => {
    throw new Error('The other tab sends.');
  });
  tellStorage(tab.hear);
  desk.outbox.add(write);
  for (const { bubble } of [desk, tab]) await waitFor(() => expect(bubble()).toHaveTextContent(words.state.sending));
  const before = [desk, tab].map(({ seen }) => seen.length);
  arrival.resolve();
  for (const { bubble } of [desk, tab]) await waitFor(() => expect(bubble()).toHaveTextContent(words.state.sent));
  await waitFor(() => expect([desk, tab].map(({ outbox }) => outbox.state().messages)).toEqual([[], []]));
  for (const [index, { seen }] of [desk, tab].entries())
    for (const text of seen.slice(before[index])) expect(text.split('me voici')).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});

test('a message that is discarded in one tab leaves the list of the other', async () => {
  const desk = await openTab(() => {
    throw problemError('FORBIDDEN', 403);
  });
  const tab = await openTab(() => {
    throw new Error('The other tab sends.');
  });
  tellStorage(tab.hear);
  desk.outbox.add(write);
  await waitFor(() => expect(tab.bubble()).toHaveTextContent(words.state.failed));
  desk.outbox.discard(write.id);
  await waitFor(() => expect(screen.queryAllByText('me voici')).toEqual([]));
});
