import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
      const { where, sort, limit } = options.body as {
        where: { recipientId?: string; seq?: { $lt?: number; $gt?: number; $gte?: number; $lte?: number } };
        sort: readonly { seq: 'asc' | 'desc' }[];
        limit: number;
      };
      const { $lt = Infinity, $gt = 0, $gte = 0, $lte = Infinity } = where.seq ?? {};
      const all = held.filter(
        ({ seq, recipientId }) =>
          seq < $lt && seq > $gt && seq >= $gte && seq <= $lte && recipientId === (where.recipientId ?? recipientId),
      );
      const rows = (sort[0]?.seq === 'asc' ? all : all.toReversed()).slice(0, limit);
      return { data: rows, page: { next: null, limit } };
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
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

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
  const announced = await screen.findByText(/Amina Bello\s: Me voici\./u);
  expect(announced.parentElement).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByText('écrit…')).not.toBeInTheDocument();
});

test('only that somebody types is a status, not the time at their place; the same words again, and several messages at once, are announced', async () => {
  const { answers, held } = api([conversation], three);
  const { platform } = showPage(routes, open, answers);
  await thread();
  expect(screen.getByText(/11 h à Paris/u).closest('[role="status"]')).toBeNull();
  act(() =>
    platform.emit({ id: '1', type: 'typing.started', data: { conversationId: conversation.id, userId: lawyerId } }),
  );
  expect(screen.getByText('écrit…')).toHaveAttribute('role', 'status');
  const receive = (...bodies: readonly string[]) => {
    for (const body of bodies) held.push(messageOf(conversation, held.length + 1, { body }));
    const data = { conversationId: conversation.id, messageId: held.at(-1)?.id, senderId: lawyerId };
    act(() => platform.emit({ id: String(held.length), type: 'message.received', data }));
  };
  receive('Ok');
  const first = await screen.findByText(/^Amina Bello\s: Ok$/u);
  receive('Ok');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText(/^Amina Bello\s: Ok$/u)).toBeInTheDocument();
  receive('Une chose encore.', 'À demain.');
  expect(await screen.findByText(/^2 nouveaux messages · Amina Bello\s: À demain\.$/u)).toBeInTheDocument();
});

test('Tab passes one received message between the list and the field; arrows reach the others', async () => {
  const received = Array.from({ length: 5 }, (_, index) => messageOf(conversation, index + 1));
  const { answers } = api([conversation], received);
  const { person } = showPage(routes, open, answers);
  const region = await thread();
  const report = (seq: number) =>
    within(region.querySelector<HTMLElement>(`[data-seq="${seq}"]`)!).getByRole('button', {
      name: 'Signaler ce message',
    });
  region.focus();
  await person.tab();
  expect(report(5)).toHaveFocus();
  expect(report(5)).toHaveAccessibleDescription('Flèches\u00A0: autres messages');
  await person.keyboard('{ArrowUp}{Alt>}{ArrowUp}{/Alt}{ArrowUp}');
  expect(report(3)).toHaveFocus();
  await person.tab({ shift: true });
  expect(region).toHaveFocus();
  await person.tab();
  expect(report(3)).toHaveFocus();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(report(5)).toHaveFocus();
  // Beyond the last one the arrow is the region's.
  expect(fireEvent.keyDown(report(5), { key: 'ArrowDown' })).toBe(true);
  expect(report(5)).toHaveFocus();
  await person.tab();
  expect(document.activeElement?.closest('[data-composer]')).not.toBeNull();
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

describe('further back than what is loaded', () => {
  const many = Array.from({ length: 9000 }, (_, index) => messageOf(conversation, index + 1));
  const numbers = () =>
    within(screen.getByRole('region', { name: 'Messages avec Amina Bello' }))
      .getAllByText(/^message \d+$/u)
      .map(({ textContent }) => Number(textContent.slice('message '.length)));
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const listed = ({ http }: ReturnType<typeof showPage>['platform']) =>
    http.calls.filter(({ path }) => path === '/messages/find-by').length;
  const told = ({ http }: ReturnType<typeof showPage>['platform']) =>
    http.calls.filter(({ method }) => method === 'PUT').map(({ options }) => options.body);

  const height = 100;
  const screenful = 500;
  /** Messages of one height in a region of another. */
  const layOut = () => {
    const firsts = new WeakMap<Element, number>();
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(screenful);
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      return this.querySelectorAll('[data-seq]').length * height;
    });
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      const [{ seq }, head] = [this.dataset, this.parentElement?.firstElementChild];
      if (seq === undefined || !head) return 0;
      // Looked for once: hundreds are measured.
      const first =
        firsts.get(head) ?? Number(this.parentElement?.querySelector<HTMLElement>('[data-seq]')?.dataset.seq);
      firsts.set(head, first);
      return (Number(seq) - first) * height;
    });
  };
  /** Without looking at each: there are hundreds. */
  const drawnIn = (region: HTMLElement) => {
    const seqs = [...region.querySelectorAll<HTMLElement>('[data-seq]')].map(({ dataset }) => Number(dataset.seq));
    return { from: seqs[0] ?? 0, to: seqs.at(-1), top: (seqs[0] ?? 0) + region.scrollTop / height };
  };

  test('a search leads to a message at any depth at once, on from there both ways, and back to the latest', async () => {
    const { answers, held } = api([{ ...conversation, lastSeq: 9000, readUpTo: 9000 }], many);
    const { platform, person, container } = showPage(routes, `${open}&m=4000`, answers);
    const found = (await within(await thread()).findByText('message 4000')).closest('li[data-seq]');
    expect(found).toHaveAttribute('aria-current', 'true');
    expect(numbers()).toEqual(range(3970, 4030));
    expect(listed(platform)).toBe(2);
    expect(await axe(container)).toHaveNoViolations();
    await person.click(screen.getByRole('button', { name: 'Messages plus récents' }));
    await waitFor(() => expect(numbers()).toEqual(range(3970, 4070)));
    await person.click(screen.getByRole('button', { name: 'Messages plus anciens' }));
    await waitFor(() => expect(numbers()).toEqual(range(3930, 4070)));

    // What comes in meanwhile belongs to the end, and is counted there.
    const news = messageOf(conversation, 9001, { body: 'Me voici.' });
    held.push(news);
    const data = { conversationId: conversation.id, messageId: news.id, senderId: lawyerId };
    act(() => platform.emit({ id: '1', type: 'message.received', data }));
    const back = await screen.findByRole('button', { name: '1 nouveau message' });
    expect(numbers()).toEqual(range(3930, 4070));
    expect(told(platform)).toEqual([]);
    await person.click(back);
    await waitFor(() => expect(numbers()).toEqual(range(8961, 9000)));
    expect(within(await thread()).getByText('Me voici.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Messages plus récents' })).not.toBeInTheDocument();
    await waitFor(() => expect(told(platform)).toEqual([{ readUpTo: 9001 }]));
  });

  test('what was said around a message and the end become one where they meet', async () => {
    const { answers } = api([{ ...conversation, lastSeq: 9000, readUpTo: 9000 }], many);
    const { person } = showPage(routes, `${open}&m=8900`, answers);
    await person.click(await screen.findByRole('button', { name: 'Messages plus récents' }));
    await waitFor(() => expect(numbers()).toEqual(range(8870, 9000)));
    expect(screen.queryByRole('button', { name: 'Messages plus récents' })).not.toBeInTheDocument();
  });

  test('what is read keeps its place while more is added above, below and up to the end; only the way back moves', async () => {
    layOut();
    const { answers } = api([{ ...conversation, lastSeq: 9000, readUpTo: 9000 }], many);
    const { person } = showPage(routes, `${open}&m=8890`, answers);
    const region = await thread();
    await within(region).findByText('message 8890');
    /** Number and pixels of the message at the top. */
    const top = () => numbers()[0]! + region.scrollTop / height;
    const place = top();
    expect(place).toBeCloseTo(8889.2);
    await person.click(screen.getByRole('button', { name: 'Messages plus anciens' }));
    await waitFor(() => expect(numbers()[0]).toBe(8820));
    expect(top()).toBeCloseTo(place);
    // The very end of what is loaded loads more, which meets the latest messages.
    region.scrollTop = region.scrollHeight - screenful;
    fireEvent.scroll(region);
    const below = top();
    await waitFor(() => expect(numbers()).toEqual(range(8820, 9000)));
    expect(top()).toBeCloseTo(below);
    await person.click(screen.getByRole('button', { name: 'Aller au dernier message' }));
    expect(region.scrollTop).toBe(region.scrollHeight);
  });

  test('a page that is read far upwards holds a part of it, in which nothing moves; the way down asks for nothing', async () => {
    layOut();
    const { answers, held } = api([{ ...conversation, lastSeq: 9000, readUpTo: 9000 }], many);
    const { platform } = showPage(routes, open, answers);
    const region = await thread();
    await within(region).findByText('message 9000');
    const drawn = () => drawnIn(region);
    const newer = () => within(region).queryByText('Messages plus récents');
    for (const first of [8921, 8881, 8841, 8801, 8761, 8721, 8681, 8641]) {
      region.scrollTop = 0;
      fireEvent.scroll(region);
      // The focus comes into a message that leaves the page, and nothing scrolls meanwhile.
      if (first === 8681) act(() => within(region).getAllByTitle('Signaler ce message').at(-1)?.focus());
      await waitFor(() => expect(drawn().from).toBe(first));
      expect(drawn().top).toBeCloseTo(first + 40);
    }
    expect(drawn()).toMatchObject({ from: 8641, to: 8940 });
    expect(region).toHaveFocus();
    const news = messageOf(conversation, 9001, { body: 'Me voici.' });
    held.push(news);
    const data = { conversationId: conversation.id, messageId: news.id, senderId: lawyerId };
    act(() => platform.emit({ id: '1', type: 'message.received', data }));
    const back = await screen.findByText('1 nouveau message');
    expect(drawn()).toMatchObject({ from: 8641, to: 8940 });

    const asked = listed(platform);
    const down = () => {
      region.scrollTop = region.scrollHeight - screenful;
      const place = drawn().top;
      fireEvent.scroll(region);
      return place;
    };
    const place = down();
    await waitFor(() => expect(drawn().from).toBe(8681));
    expect(drawn().to).toBe(8980);
    expect(drawn().top).toBeCloseTo(place);
    down();
    await waitFor(() => expect(drawn().to).toBe(9001));
    expect(newer()).not.toBeInTheDocument();
    expect(listed(platform)).toBe(asked);

    region.scrollTop = 0;
    for (const first of [8681, 8641]) {
      fireEvent.scroll(region);
      await waitFor(() => expect(drawn().from).toBe(first));
      region.scrollTop = 0;
    }
    expect(newer()).toBeVisible();
    fireEvent.click(back);
    await waitFor(() => expect(drawn().to).toBe(9001));
    expect(region.scrollTop).toBe(region.scrollHeight);
  });

  test('what comes in while one reads further up is read once one is back at the end', async () => {
    layOut();
    const { answers, held } = api([{ ...conversation, lastSeq: 60, readUpTo: 60 }], many.slice(0, 60));
    const { platform, person } = showPage(routes, open, answers);
    const region = await thread();
    await within(region).findByText('message 60');
    region.scrollTop = 1000;
    fireEvent.scroll(region);
    const news = messageOf(conversation, 61, { body: 'Me voici.' });
    held.push(news);
    const data = { conversationId: conversation.id, messageId: news.id, senderId: lawyerId };
    act(() => platform.emit({ id: '1', type: 'message.received', data }));
    const back = await screen.findByRole('button', { name: '1 nouveau message' });
    expect(within(region).getByText('Me voici.')).toBeVisible();
    expect(told(platform)).toEqual([]);
    await person.click(back);
    fireEvent.scroll(region);
    await waitFor(() => expect(told(platform)).toEqual([{ readUpTo: 61 }]));
  });

  test('older messages that arrive late take nothing from where one is by then', async () => {
    layOut();
    const { answers, held } = api([{ ...conversation, lastSeq: 9000, readUpTo: 8700 }], many);
    const list = answers['POST /messages/find-by'] as Extract<FakeAnswer, (...call: never[]) => unknown>;
    let arrival = Promise.resolve();
    const { platform, person } = showPage(routes, `${open}&m=8990`, {
      ...answers,
      'POST /messages/find-by': async (call) => {
        const isOlder = JSON.stringify(call.options.body).includes('$lt"');
        if (isOlder) await arrival;
        return list(call);
      },
    });
    const region = await thread();
    await within(region).findByText('message 9000');
    const drawn = () => drawnIn(region);
    const scrollTo = (top: number) => {
      region.scrollTop = top;
      fireEvent.scroll(region);
    };
    const hold = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      arrival = promise;
      scrollTo(0);
      return () => act(async () => (resolve(), await jest.advanceTimersByTimeAsync(100)));
    };
    for (const first of [8921, 8881, 8841, 8801, 8761, 8721]) {
      scrollTo(0);
      await waitFor(() => expect(drawn().from).toBe(first));
    }
    const answerLate = hold();
    await person.type(await field(), 'Bien reçu{Enter}');
    await waitFor(() => expect(held).toHaveLength(9001));
    await answerLate();
    expect(within(region).getByText('Bien reçu')).toBeVisible();
    expect(drawn()).toMatchObject({ from: 8721, to: 9001 });
    // What was loaded and not seen is not read.
    expect(told(platform)).toEqual([]);
    // It is there at once for who comes back.
    const asked = listed(platform);
    for (const first of [8681, 8641]) {
      arrival = Promise.resolve();
      scrollTo(0);
      await waitFor(() => expect(drawn().from).toBe(first));
    }
    expect(listed(platform)).toBe(asked + 1);

    const answerLater = hold();
    scrollTo(region.scrollHeight - screenful);
    const { top } = drawn();
    await waitFor(() => expect(drawn().to).toBe(8980));
    await answerLater();
    expect(drawn()).toMatchObject({ from: 8681, to: 8980 });
    expect(drawn().top).toBeCloseTo(top);
  });

  test('what could not be loaded there is said there only', async () => {
    const { answers } = api([{ ...conversation, lastSeq: 9000, readUpTo: 9000 }], many);
    const { platform, person } = showPage(routes, `${open}&m=4000`, answers);
    await within(await thread()).findByText('message 4000');
    platform.http.on('POST /messages/find-by', () => {
      throw problemError('UNAVAILABLE', 503);
    });
    await person.click(screen.getByRole('button', { name: 'Messages plus anciens' }));
    expect(await screen.findByText('Les messages plus anciens n’ont pas pu être chargés')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Aller au dernier message' }));
    await waitFor(() => expect(numbers()).toEqual(range(8961, 9000)));
    expect(screen.getByRole('button', { name: 'Messages plus anciens' })).toBeVisible();
    expect(screen.queryByText('Les messages plus anciens n’ont pas pu être chargés')).not.toBeInTheDocument();
  });

  test('what is written from there is shown at the end', async () => {
    const { answers } = api([{ ...conversation, lastSeq: 9000, readUpTo: 9000 }], many);
    const { person } = showPage(routes, `${open}&m=4000`, answers);
    await within(await thread()).findByText('message 4000');
    await person.type(await field(), 'Bien reçu{Enter}');
    expect(await within(await thread()).findByText('Bien reçu')).toBeVisible();
    expect(numbers()).toEqual(range(8961, 9000));
  });

  test('it is said while a message is looked for, that it could not be loaded, and that there is none', async () => {
    const { answers } = api([{ ...conversation, lastSeq: 9000, readUpTo: 9000 }], many);
    const list = answers['POST /messages/find-by'] as Extract<FakeAnswer, (...call: never[]) => unknown>;
    const arrival = Promise.withResolvers<void>();
    let isDown = true;
    const { person, unmount } = showPage(routes, `${open}&m=4000`, {
      ...answers,
      'POST /messages/find-by': async (call) => {
        const isJump = JSON.stringify(call.options.body).includes('$gte');
        if (isJump) await arrival.promise;
        if (isJump && isDown) throw problemError('UNAVAILABLE', 503);
        return list(call);
      },
    });
    expect((await screen.findByText('Recherche du message…')).parentElement).toHaveAttribute('role', 'status');
    arrival.resolve();
    expect(await screen.findByText('Les messages n’ont pas pu être chargés')).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await within(await thread()).findByText('message 4000')).toBeVisible();
    unmount();
    const missed = showPage(routes, `${open}&m=9500`, answers);
    expect(await screen.findByText('Ce message est introuvable')).toBeVisible();
    expect(numbers()).toEqual(range(8961, 9000));
    missed.unmount();
    // Beyond what a number of the database can be.
    showPage(routes, `${open}&m=2147483640`, answers);
    expect(await screen.findByText('Ce message est introuvable')).toBeVisible();
  });

  test('what lies between the last message that was read and one that was searched for is not read', async () => {
    const unread = { ...conversation, lastSeq: 9000, unread: 5000, readUpTo: 4000 };
    const { answers } = api([unread], many);
    const { platform, unmount } = showPage(routes, `${open}&m=6000`, answers);
    await within(await thread()).findByText('message 6000');
    unmount();
    expect(told(platform)).toEqual([]);
    const near = showPage(routes, `${open}&m=4020`, answers);
    await within(await thread()).findByText('message 4020');
    await waitFor(() => expect(told(near.platform)).toEqual([{ readUpTo: 4050 }]));
  });

  test('the first unread message opens at any depth, also after own ones, and what follows is not yet read', async () => {
    const unread = { ...conversation, lastSeq: 9000, unread: 4900, readUpTo: 4000 };
    const { answers } = api(
      [unread],
      many.map((message) => (message.seq > 4000 && message.seq <= 4100 ? { ...message, ...own } : message)),
    );
    const { platform } = showPage(routes, open, answers);
    const line = await within(await thread()).findByText('4900 nouveaux messages');
    expect(line.closest('li')?.nextElementSibling).toHaveTextContent('message 4101');
    await waitFor(() => expect(told(platform)).toEqual([{ readUpTo: 4131 }]));
  });
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

test('a first contact before the address is confirmed sends the link again, and opens once it is', async () => {
  const { answers } = api([conversation], three);
  let isConfirmed = false;
  const { platform, person, container } = showPage(routes, `/user/message?to=${lawyerId}`, {
    ...answers,
    'POST /base/conversations/create': () => {
      if (!isConfirmed) throw problemError('EMAIL_NOT_CONFIRMED', 403);
      return { data: conversation };
    },
    'POST /auth/confirm/send': () => ({ data: { hasLocalMailbox: false } }),
  });
  const again = await screen.findByRole('button', { name: 'Renvoyer le lien' });
  expect(screen.getByText(new RegExp(`Ouvrez le lien envoyé à ${clientUser.email}`, 'u'))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(again);
  expect(await screen.findByText('Un nouveau lien est en route.')).toBeVisible();
  platform.http.on('POST /auth/confirm/send', () => {
    throw problemError('RATE_LIMITED', 429);
  });
  await person.click(again);
  expect(await screen.findByText('Trop de tentatives')).toBeVisible();
  const done = screen.getByRole('button', { name: 'C’est confirmé' });
  await person.click(done);
  expect(await screen.findByText(/pas encore confirmée/u)).toBeVisible();
  expect(done).toHaveFocus();
  isConfirmed = true;
  act(() => platform.emit({ id: '1', type: 'account.confirmed', data: {} }));
  expect(await field()).toBeVisible();
});

test('a conversation that could not be loaded leads back to the list', async () => {
  const { answers } = api([conversation], three);
  const { person } = showPage(routes, open, {
    ...answers,
    'POST /messages/find-by': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Les messages n’ont pas pu être chargés')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Toutes les conversations' }));
  expect(await screen.findByText('Choisissez une conversation')).toBeVisible();
  expect(screen.queryByText('Les messages n’ont pas pu être chargés')).not.toBeInTheDocument();
});

test('a professional whom nobody can write to is not asked for again', async () => {
  const { answers } = api([conversation], three);
  showPage(routes, `/user/message?to=${lawyerId}`, {
    ...answers,
    'POST /base/conversations/create': () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/professionalId', code: 'NOT_FOUND' }] });
    },
  });
  expect(await screen.findByText('La conversation n’a pas pu être ouverte')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Toutes les conversations' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
});

test('a search shows each message that it found, with its time, and which one is open', async () => {
  const said = Array.from({ length: 200 }, (_, index) => messageOf(conversation, index + 1));
  const { answers } = api([{ ...conversation, lastSeq: 200, readUpTo: 200 }], said);
  const hit = (seq: number, createdAt: string) => ({
    messageId: messageOf(conversation, seq).id,
    ...{ seq, body: `bail ${seq}`, createdAt },
  });
  const matches = [hit(200, '2026-11-25T09:42:00.000Z'), hit(1, '2026-11-24T09:00:00.000Z')];
  const { person } = showPage(routes, open, {
    ...answers,
    'POST /conversations/search': () => ({
      data: [
        { ...conversation, match: matches[0], matches },
        // As an earlier API answers.
        { ...conversationOf(4), match: hit(7, '2026-11-24T09:00:00.000Z') },
      ],
      capped: true,
    }),
  });
  await person.type(await screen.findByRole('textbox', { name: /Rechercher/u }), 'bail');
  const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
  const latest = (await list.findByText('bail 200')).closest('a');
  const earlier = (await list.findByText('bail 1')).closest('a');
  expect(latest).toHaveTextContent(/hier/u);
  expect(earlier).not.toHaveTextContent(/hier/u);
  expect(list.getByText('bail 7')).toBeVisible();
  expect(list.getByText('Seuls les plus récents sont affichés')).toBeVisible();
  expect(earlier).toHaveAttribute('href', `/user/message?c=${conversation.id}&m=1`);
  expect(latest).toHaveAttribute('aria-current', 'true');
  await person.click(earlier!);
  await waitFor(() => expect(earlier).toHaveAttribute('aria-current', 'true'));
  expect(latest).not.toHaveAttribute('aria-current');
  // Back from there, on a phone, also after the message is left.
  await within(await thread()).findByText('message 1');
  await person.click(screen.getByRole('button', { name: 'Aller au dernier message' }));
  await waitFor(() => expect(latest).toHaveAttribute('aria-current', 'true'));
  await person.click(screen.getByRole('link', { name: 'Toutes les conversations' }));
  await waitFor(() => expect(earlier).toHaveFocus());
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
