import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Conversation, Message } from 'shared-contracts/schemas/conversation';
import type { FakeAnswer } from 'shared-contracts/testing/fake-http';
import { problemError } from 'shared-contracts/testing/fake-http';
import { clientUser } from 'shared-contracts/testing/session-users';
import { conversationOf, lawyerId, messageOf } from '../../testing/conversation-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './messages-page.tsx';

const routes = [{ path: '/user/message', Component }];
const conversation = conversationOf(5);
const own = { senderId: clientUser.id, recipientId: lawyerId };

/** The API with some conversations and the messages of the first. */
function api(conversations: readonly Conversation[], messages: readonly Message[]) {
  let [open] = conversations;
  const held = [...messages];
  const answers: Record<string, FakeAnswer> = {
    'POST /conversations/find-by': () => ({ data: conversations, page: { next: null, limit: 25 } }),
    'GET /base/conversations/get-one/*': () => ({ data: open }),
    'PUT /base/conversations/update/*': ({ options }) => {
      const { readUpTo = open?.readUpTo, archived = false } = options.body as { readUpTo?: number; archived?: boolean };
      open = open && { ...open, readUpTo: readUpTo ?? 0, unread: 0, isArchived: archived };
      return { data: open };
    },
    'POST /messages/find-by': ({ options }) => {
      const { where } = options.body as { where: { seq?: { $lt: number } } };
      const before = where.seq?.$lt ?? Infinity;
      const rows = held
        .filter(({ seq }) => seq < before)
        .toReversed()
        .slice(0, 40);
      return { data: rows, page: { next: null, limit: 40 } };
    },
    'POST /base/messages/create': ({ options }) => {
      const { id, body } = options.body as { id: string; body: string };
      const last = held.at(-1)?.seq ?? 0;
      const sent = messageOf(conversation, last + 1, { ...own, id, body });
      held.push(sent);
      return { data: sent };
    },
    'POST /conversations/*': () => ({ data: {} }),
  };
  return { answers, held };
}

const three = [
  messageOf(conversation, 1, { ...own, body: 'Bonjour Maître.', createdAt: '2026-11-24T09:00:00.000Z' }),
  messageOf(conversation, 2, { ...own, body: 'Voir https://nimbia.example/a.' }),
  messageOf(conversation, 3, { body: 'À demain.' }),
];
const open = `/user/message?c=${conversation.id}`;
const thread = () => screen.findByRole('region', { name: 'Messages avec Amina Bello' });
const field = () => screen.findByLabelText('Écrire à Amina Bello');

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00Z'), advanceTimers: true, doNotFake: ['performance'] });
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
});
afterEach(() => jest.useRealTimers());

test('the list has the last words, times and unread counts, and says whose they are', async () => {
  const { answers } = api(
    [
      conversationOf(5, { unread: 2 }),
      conversationOf(4, { lastSenderId: clientUser.id, lastMessage: 'Merci.' }),
      conversationOf(3, { lastMessage: '', lastAttachmentName: 'bail.pdf' }),
      conversationOf(2, { lastMessage: '', lastAttachmentName: 'scan.png', lastSenderId: clientUser.id }),
      conversationOf(1, { lastMessage: '' }),
    ],
    [],
  );
  const { container } = showPage(routes, '/user/message', answers);
  const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  const links = await list.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/Amina Bello.*hier.*À demain\..*2 non lus/u),
    expect.stringContaining('Vous\u00A0: Merci.'),
    expect.stringContaining('Document\u00A0: bail.pdf'),
    expect.stringContaining('Vous\u00A0: Document\u00A0: scan.png'),
    expect.stringMatching(/Document$/u),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('without a conversation it says how one begins', async () => {
  const { answers } = api([], []);
  showPage(routes, '/user/message', answers);
  expect(await screen.findByRole('heading', { name: 'Aucune conversation' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trouver un professionnel' })).toHaveAttribute('href', '/recherche');
});

test('a failed list is tried again', async () => {
  const { answers } = api([conversation], []);
  const { platform, person } = showPage(routes, '/user/message', {
    ...answers,
    'POST /conversations/find-by': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  platform.http.on('POST /conversations/find-by', answers['POST /conversations/find-by'] as FakeAnswer);
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: /Amina Bello/u })).toBeVisible();
});

test('a conversation has its days, links that are safe, and what the other has read', async () => {
  const { answers } = api([conversation], three);
  const { container } = showPage(routes, open, answers);
  const messages = within(await thread());
  expect(messages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mardi 24 novembre 2026',
    expect.stringMatching(/^VousBonjour Maître\..*· lu$/u),
    'Hier',
    expect.stringMatching(/^VousVoir .*· envoyé$/u),
    expect.stringContaining('Amina BelloÀ demain.'),
  ]);
  const link = messages.getByRole('link', { name: 'https://nimbia.example/a' });
  expect(link).toHaveAttribute('href', 'https://nimbia.example/a');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(screen.getByText(/Parle français, anglais · 11 h à Paris/u)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('what was unread at the opening is below a line, and is then read', async () => {
  const unread = conversationOf(5, { unread: 1, readUpTo: 2 });
  const { answers } = api([unread], three);
  const { platform } = showPage(routes, open, answers);
  expect(within(await thread()).getByText('1 nouveau message')).toBeVisible();
  const told = () => platform.http.calls.filter(({ method }) => method === 'PUT').map(({ options }) => options.body);
  await waitFor(() => expect(told()).toEqual([{ readUpTo: 3 }]));
  expect(screen.queryByText('1 non lu')).not.toBeInTheDocument();
});

test('Enter sends, Shift and Enter is a new line; a message is shown at once and sent once', async () => {
  const { answers, held } = api([conversation], three);
  const { platform, person } = showPage(routes, open, answers);
  await person.type(await field(), 'Un{Shift>}{Enter}{/Shift}deux{Enter}');
  expect(await field()).toHaveValue('');
  expect(within(await thread()).getByText(/Un\s+deux/u)).toBeVisible();
  await waitFor(() => expect(held.map(({ body }) => body)).toEqual([...three.map(({ body }) => body), 'Un\ndeux']));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(platform.http.calls.filter(({ path }) => path === '/base/messages/create')).toHaveLength(1);
  // Typing was told once, not for each letter.
  const told = () => platform.http.calls.filter(({ path }) => path.endsWith('/typing'));
  expect(told()).toHaveLength(1);
  // A message ends the sign at the other party: what is typed next is told at once.
  await person.type(await field(), 'Et');
  expect(told()).toHaveLength(2);
});

test('without a network it waits and says so, and is sent when it returns', async () => {
  const { answers, held } = api([conversation], three);
  const { platform, person } = showPage(routes, open, {
    ...answers,
    'POST /base/messages/create': () => {
      throw problemError('OFFLINE', 0);
    },
  });
  await person.type(await field(), 'Et gardez l’enveloppe.{Enter}');
  expect(await screen.findByText('Pas de réseau · envoi dès le retour')).toBeVisible();
  platform.http.on('POST /base/messages/create', answers['POST /base/messages/create'] as FakeAnswer);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(held.at(-1)?.body).toBe('Et gardez l’enveloppe.'));
  await waitFor(() => expect(screen.queryByText('Pas de réseau · envoi dès le retour')).not.toBeInTheDocument());
});

test('a refused message says why, and is sent again when asked', async () => {
  const { answers, held } = api([conversation], three);
  const { platform, person } = showPage(routes, open, {
    ...answers,
    'POST /base/messages/create': () => {
      throw problemError('CONVERSATION_BLOCKED', 409);
    },
  });
  await person.type(await field(), 'Bonjour{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Non envoyé');
  platform.http.on('POST /base/messages/create', answers['POST /base/messages/create'] as FakeAnswer);
  await person.click(screen.getByRole('button', { name: 'Renvoyer' }));
  await waitFor(() => expect(held.at(-1)?.body).toBe('Bonjour'));
});

test('a message that comes in is shown and announced, and typing before it', async () => {
  const { answers, held } = api([conversation], three);
  const { platform } = showPage(routes, open, answers);
  await thread();
  act(() =>
    platform.emit({ id: '1', type: 'typing.started', data: { conversationId: conversation.id, userId: lawyerId } }),
  );
  expect(screen.getByText('écrit…')).toBeVisible();
  held.push(messageOf(conversation, 4, { body: 'Me voici.' }));
  act(() =>
    platform.emit({
      id: '2',
      type: 'message.received',
      data: { conversationId: conversation.id, messageId: held[3]?.id, senderId: lawyerId },
    }),
  );
  expect(await screen.findByText(/Amina Bello\s: Me voici\./u)).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByText('écrit…')).not.toBeInTheDocument();
});

test('older messages are added above, each once', async () => {
  const many = Array.from({ length: 60 }, (_, index) => messageOf(conversation, index + 1));
  const { answers } = api([conversation], many);
  const { person } = showPage(routes, open, answers);
  const messages = within(await thread());
  expect(messages.queryByText('message 20')).not.toBeInTheDocument();
  await person.click(messages.getByRole('button', { name: 'Messages plus anciens' }));
  expect(await messages.findByText('message 1')).toBeVisible();
  expect(messages.getAllByText(/^message \d+$/u)).toHaveLength(60);
  expect(messages.queryByRole('button', { name: 'Messages plus anciens' })).not.toBeInTheDocument();
});

test.each([
  [conversationOf(5, { canWrite: 'deleted' }), /Ce compte a été supprimé/u, undefined],
  [conversationOf(5, { canWrite: 'blocked' }), /Vous ne pouvez plus écrire/u, undefined],
  [conversationOf(5, { canWrite: 'blocked', blockId: lawyerId }), /Vous avez bloqué/u, 'Débloquer'],
  [conversationOf(5, { canWrite: 'closed' }), /répond aux messages après/u, 'Prendre rendez-vous'],
  [conversationOf(5, { canWrite: 'limited' }), /ne prend plus de premier message/u, 'Prendre rendez-vous'],
])('where nothing can be written it says why (%#)', async (closed, why, action) => {
  const { answers } = api([closed], three);
  showPage(routes, open, answers);
  expect(await screen.findByText(why)).toBeVisible();
  if (action) expect(screen.getByText(action)).toBeVisible();
  expect(screen.queryByLabelText(/^Écrire à/u)).not.toBeInTheDocument();
});

test('what was begun is there again, per conversation', async () => {
  const { answers } = api([conversation], three);
  const { person, unmount } = showPage(routes, open, answers);
  await person.type(await field(), 'Je commence');
  unmount();
  showPage(routes, open, answers);
  expect(await field()).toHaveValue('Je commence');
});

test('a file of another type is refused at the field, with its reason', async () => {
  const { answers } = api([conversation], three);
  const { person } = showPage(routes, open, answers);
  await field();
  const file = new File(['x'], 'a.exe', { type: 'application/x-msdownload' });
  // The picker filters; what is dropped is not filtered.
  const input = screen.getByLabelText<HTMLInputElement>('Joindre un fichier', { selector: 'input' });
  input.accept = '';
  await person.upload(input, file);
  expect(await screen.findByRole('alert')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Retirer a.exe' }));
  expect(screen.queryByText('a.exe')).not.toBeInTheDocument();
});

test('the address of a person opens the conversation with them, or says that their door is closed', async () => {
  const { answers } = api([conversation], three);
  const started = showPage(routes, `/user/message?to=${lawyerId}`, {
    ...answers,
    'POST /base/conversations/create': () => ({ data: conversation }),
  });
  expect(await field()).toBeVisible();
  started.unmount();
  showPage(routes, `/user/message?to=${lawyerId}`, {
    ...answers,
    'POST /base/conversations/create': () => {
      throw problemError('FIRST_CONTACTS_CLOSED', 409);
    },
  });
  expect(await screen.findByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${lawyerId}`,
  );
});

test('a search for more than the API takes is not asked, and its text stays', async () => {
  const { answers } = api([conversation], three);
  const found = jest.fn(() => ({ data: [] }));
  const { person } = showPage(routes, '/user/message', { ...answers, 'POST /conversations/search': found });
  const search = await screen.findByRole('textbox', { name: /Rechercher/u });
  await person.click(search);
  await person.paste('x'.repeat(81));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(search).toHaveValue('x'.repeat(81));
  expect(search).toBeInvalid();
  expect(found).not.toHaveBeenCalled();
  await person.type(search, '{Backspace}');
  await waitFor(() => expect(found).toHaveBeenCalledTimes(1));
});
