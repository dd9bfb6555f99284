import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AccountQueryProvider } from '../../queries/account-query-provider.tsx';
import words from '../../../locales/fr/message-settings.json';
import { messageSettings, type MessageSettings } from './message-settings.ts';
import { areaQueryClient } from '../../queries/area-query-client.ts';
import { SettingsDialog } from './settings-dialog.tsx';

const contact = { firstContacts: false, firstContactsPerDay: 5, isAway: false, awayFr: null, awayEn: null };
const strings = {
  shell: {
    errors: { UNAVAILABLE: 'Le service est injoignable' },
    limit: { over: '{{most}} au plus ; il y en a {{used}}' },
  },
};

function open(settings: MessageSettings) {
  const put = jest.fn();
  const platform = fakePlatform({
    user: professionalUser,
    http: fakeHttp({
      'PUT /base/users/update/*': ({ options }) => put('account', options.body) as unknown,
      'PUT /base/professionals/update/*': ({ options }) => put('professional', options.body) as unknown,
    }),
  });
  const query = messageSettings(platform.http, 'professional', professionalUser.id);
  areaQueryClient(platform).setQueryData(query.queryKey, settings);
  const onClose = jest.fn();
  const page = (
    <AccountQueryProvider>
      <SettingsDialog party="professional" words={words} onClose={onClose} />
    </AccountQueryProvider>
  );
  render(withPlatform(page, { platform, strings }));
  return { put, platform, onClose, person: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

test('two replies that are too long are told apart, in the words of their fields', async () => {
  const { put, person } = open({ readReceipts: true, contact: { ...contact, isAway: true } });
  const fields = [words.awayFr, words.awayEn];
  for (const name of fields) {
    await person.click(screen.getByLabelText(new RegExp(name, 'u')));
    await person.paste('x'.repeat(1001));
  }
  await person.click(screen.getByRole('button', { name: words.save }));
  const said = '1000 au plus ; il y en a 1001';
  for (const name of fields) {
    expect(screen.getByLabelText(new RegExp(name, 'u'))).toHaveAccessibleDescription(said);
    expect(screen.getByRole('link', { name: new RegExp(`^${name}\\s: ${said}$`, 'u') })).toBeVisible();
  }
  expect(put).not.toHaveBeenCalled();
});

test('a professional opens the door, with a limit, and writes an away reply in one language', async () => {
  const { put, onClose, person } = open({ readReceipts: true, contact });
  await person.click(screen.getByLabelText(words.firstContacts));
  await person.clear(screen.getByLabelText(words.aDay));
  await person.click(screen.getByLabelText(/^Je suis absent/u));
  await person.click(screen.getByRole('button', { name: words.save }));
  expect(screen.getAllByText(words.errors.aDay).length).toBeGreaterThan(0);
  expect(screen.getAllByText(words.errors.away).length).toBeGreaterThan(0);
  expect(put).not.toHaveBeenCalled();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await person.type(screen.getByLabelText(words.aDay), '3');
  await person.type(screen.getByLabelText(/Réponse en français/u), 'De retour lundi.');
  await person.click(screen.getByLabelText(words.readReceipts));
  await person.click(screen.getByRole('button', { name: words.save }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(put.mock.calls).toEqual([
    ['account', { readReceipts: false }],
    [
      'professional',
      { firstContacts: true, firstContactsPerDay: 3, isAway: true, awayFr: 'De retour lundi.', awayEn: null },
    ],
  ]);
});

test('a client has read receipts alone', () => {
  open({ readReceipts: false, contact: null });
  expect(screen.getByLabelText(words.readReceipts)).not.toBeChecked();
  expect(screen.queryByLabelText(words.firstContacts)).not.toBeInTheDocument();
});

test('what is hidden is neither checked nor changed, and what was saved alone is said', async () => {
  const { put, platform, onClose, person } = open({ readReceipts: true, contact: { ...contact, firstContacts: true } });
  platform.http.on('PUT /base/professionals/update/*', ({ options }) => {
    put('professional', options.body);
    throw problemError('UNAVAILABLE', 503);
  });
  await person.clear(screen.getByLabelText(words.aDay));
  await person.click(screen.getByLabelText(words.firstContacts));
  await person.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText(`${words.partly} ${strings.shell.errors.UNAVAILABLE}`)).toBeVisible();
  expect(put.mock.calls).toEqual([
    ['account', { readReceipts: true }],
    ['professional', contact],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test('what could not be saved is said, and nothing typed is lost', async () => {
  const { platform, onClose, person } = open({ readReceipts: true, contact: { ...contact, isAway: true } });
  platform.http.on('PUT /base/users/update/*', () => {
    throw problemError('UNAVAILABLE', 503);
  });
  await person.type(screen.getByLabelText(/Réponse en anglais/u), 'Back on Monday.');
  await person.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  expect(screen.getByLabelText(/Réponse en anglais/u)).toHaveValue('Back on Monday.');
  expect(onClose).not.toHaveBeenCalled();
});
