import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversation as conversationRow } from 'shared-contracts/schemas/conversation';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { rowOf } from 'shared-contracts/testing/row-of';
import { clientUser } from 'shared-contracts/testing/session-users';
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a text of several lines is marked, which gives it the width of a phone, until it is short again', async () => {
  const platform = fakePlatform({ user: clientUser, http: fakeHttp() });
  const view: MessagesView = {
    translate: (...[key]) => key,
    reader: { locale: 'fr', timeZone: 'Africa/Douala' },
    party: 'client',
    now: 0,
  };
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
