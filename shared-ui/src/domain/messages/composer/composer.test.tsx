import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { conversation as conversationRow } from 'shared-contracts/schemas/conversation';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { rowOf } from 'shared-contracts/testing/row-of';
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { MessagesView } from '../messages-view.ts';
import { Composer } from './composer.tsx';

const lawyer = { id: '00000000-0000-4000-8000-000000000001', lastName: 'Mbarga', firstNames: 'Aline' };
const conversation = rowOf(conversationRow, {
  id: '00000000-0000-4000-8000-000000000002',
  professionalId: lawyer.id,
  clientId: clientUser.id,
  openedBy: clientUser.id,
  lastSeq: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  professional: lawyer,
  client: { id: clientUser.id, lastName: clientUser.lastName, firstNames: clientUser.firstNames },
  unread: 0,
  readUpTo: 0,
  isArchived: false,
  canWrite: 'open',
  other: { id: lawyer.id, lang: 'fr', languages: [], timeZone: 'Africa/Douala', isDeleted: false },
});

const view: MessagesView = {
  translate: (...[key]) => key,
  reader: { locale: 'fr', timeZone: 'Africa/Douala' },
  party: 'client',
  now: 0,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a text of several lines is marked, which gives it the width of a phone, until it is short again', async () => {
  const platform = fakePlatform({ user: clientUser, http: fakeHttp() });
  const { container } = render(withPlatform(<Composer conversation={conversation} view={view} />, { platform }));
  const field = screen.getByRole('textbox', { name: 'write' });
  const isLong = () => container.querySelector('[data-long]')?.contains(field) ?? false;
  await userEvent.click(field);
  await userEvent.paste('Bonjour Maître');
  expect(isLong()).toBe(false);
  await userEvent.paste(', j’ai reçu le bail.');
  expect(isLong()).toBe(true);
  await userEvent.clear(field);
  expect(isLong()).toBe(false);
  await userEvent.paste('Oui.\nMerci.');
  expect(isLong()).toBe(true);
});

describe('a message with a file that the network lost', () => {
  const uploaded = {
    ...{ id: '00000000-0000-4000-8000-000000000009', purpose: 'message', contentType: 'application/pdf' },
    ...{ bytes: 9, url: null, createdAt: '2026-11-20T08:30:00.000Z' },
  };
  const offline: FakeAnswer = () => {
    throw problemError('OFFLINE', 0);
  };
  const field = () => screen.getByRole('textbox', { name: 'write' });
  const comesBack = () => act(() => void window.dispatchEvent(new Event('online')));

  /** With a text and a file, and Send pressed. */
  async function sendOffline(conversationId: string) {
    const sent: unknown[] = [];
    const http = fakeHttp({
      'POST /uploads': offline,
      [`POST /conversations/${conversationId}/typing`]: () => ({}),
      'POST /base/messages/create': ({ options }) => {
        sent.push(options.body);
        throw problemError('OFFLINE', 0);
      },
    });
    const platform = fakePlatform({ user: clientUser, http });
    const own = { ...conversation, id: conversationId };
    render(withPlatform(<Composer conversation={own} view={view} />, { platform }));
    const file = new File(['%PDF-1.7\n'], 'bail.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('attach', { selector: 'input' }), file);
    await userEvent.type(field(), 'Voici le bail.');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'send' }));
    expect(await screen.findByText('sendsOnArrival')).toHaveAttribute('role', 'status');
    expect(field()).toHaveValue('Voici le bail.');
    return { http, sent };
  }

  test('leaves with it when the network returns', async () => {
    const { http, sent } = await sendOffline('00000000-0000-4000-8000-000000000011');
    http.on('POST /uploads', () => ({ data: uploaded }));
    comesBack();
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ body: 'Voici le bail.', attachment: { uploadId: uploaded.id } }),
    );
    expect(field()).toHaveValue('');
    expect(screen.queryByText('bail.pdf')).not.toBeInTheDocument();
    expect(screen.queryByText('sendsOnArrival')).not.toBeInTheDocument();
  });

  test('waits for Send again once it was changed', async () => {
    const { http, sent } = await sendOffline('00000000-0000-4000-8000-000000000012');
    await userEvent.type(field(), ' Et');
    expect(screen.queryByText('sendsOnArrival')).not.toBeInTheDocument();
    http.on('POST /uploads', () => ({ data: uploaded }));
    comesBack();
    await screen.findByText(/file\.checked/u);
    expect(field()).toHaveValue('Voici le bail. Et');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'send' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ body: 'Voici le bail. Et' }));
  });
});

describe('files that wait', () => {
  /** Three, the first of which is on its way until it is aborted. */
  async function wait(conversationId: string) {
    const underWay: FakeAnswer = ({ options: { signal } }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const http = fakeHttp({ 'POST /uploads': underWay });
    const platform = fakePlatform({ user: clientUser, http });
    const store = createStore();
    store.set(userAtom, clientUser);
    const own = { ...conversation, id: conversationId };
    render(withPlatform(<Composer conversation={own} view={view} />, { platform, store }));
    const files = ['a.pdf', 'b.pdf', 'c.pdf'].map(
      (name) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' }),
    );
    await userEvent.upload(screen.getByLabelText('attach', { selector: 'input' }), files);
    await waitFor(() => expect(http.calls).toHaveLength(1));
    const signIn = (user: typeof clientUser) =>
      act(() => {
        platform.session.start(sessionAnswerOf(user));
        store.set(userAtom, user);
      });
    const end = () =>
      act(async () => {
        await platform.session.end();
        store.set(userAtom, null);
      });
    return { http, signIn, end };
  }
  const shown = () => screen.queryAllByText(/^[abc]\.pdf$/u);

  test('are not sent in the name of the next person', async () => {
    const { http, signIn } = await wait('00000000-0000-4000-8000-000000000021');
    signIn(professionalUser);
    expect(http.calls.map(({ options }) => options.signal?.aborted)).toEqual([true]);
    signIn(clientUser);
    expect(shown()).toEqual([]);
    expect(http.calls).toHaveLength(1);
  });

  test('are gone once their owner has signed out', async () => {
    const { http, signIn, end } = await wait('00000000-0000-4000-8000-000000000022');
    clearAllDrafts();
    await end();
    signIn(clientUser);
    expect(shown()).toEqual([]);
    expect(http.calls).toHaveLength(1);
  });

  test('are there again for the same person after an expired session', async () => {
    const { signIn, end } = await wait('00000000-0000-4000-8000-000000000023');
    await end();
    expect(shown()).toEqual([]);
    signIn(clientUser);
    expect(shown()).toHaveLength(3);
  });
});
