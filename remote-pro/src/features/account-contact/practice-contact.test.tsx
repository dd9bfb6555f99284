import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Suspense } from 'react';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { PracticeContact } from './practice-contact.tsx';

const own = ownProfessionalFixture();
const user = {
  ...{ id: own.id, role: 'professional', email: professionalUser.email, lastName: 'Mbarga', firstNames: 'Aïssatou' },
  ...{ phone: '', lang: 'fr', timeZone: 'Africa/Douala', termsAcceptedAt: null, readReceipts: true },
  ...{ createdAt: '2026-01-10T09:00:00.000Z', updatedAt: '2026-01-10T09:00:00.000Z' },
};
const saveOwn = `PUT /base/professionals/update/${own.id}`;
const saveUser = `PUT /base/users/update/${own.id}`;
const pageOf = (row: unknown) => ({ data: [row], page: { next: null, limit: 1 } });
const element = (
  <Suspense fallback={null}>
    <PracticeContact />
  </Suspense>
);

const show = (answers: Readonly<Record<string, FakeAnswer>> = {}) => {
  const shown = showPage([{ path: '*', element }], '/', {
    'POST /pro/get-all/professionals': () => pageOf(own),
    'POST /users/find-by': () => pageOf(user),
    ...answers,
  });
  const written = () =>
    shown.platform.http.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ path, options }) => [`PUT ${path}`, options.body]);
  return { ...shown, written };
};
const phoneField = () => screen.findByRole('textbox', { name: /^Téléphone/u });
const submit = () => screen.getByRole('button', { name: 'Enregistrer' });

beforeEach(() => sessionStorage.clear());

test('the phone and the language are saved, each where it belongs, and read again', async () => {
  let [stored, account] = [own, user];
  const { person, platform, container, written } = show({
    'POST /pro/get-all/professionals': () => pageOf(stored),
    'POST /users/find-by': () => pageOf(account),
    [saveOwn]: () => {
      stored = { ...own, phoneNumber: '+237677889900' };
      return { data: stored };
    },
    [saveUser]: () => {
      account = { ...user, lang: 'en' };
      return { data: account };
    },
  });
  const phone = await phoneField();
  expect(await axe(container)).toHaveNoViolations();
  await person.clear(phone);
  await person.type(phone, '677 88 99 00');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Langue des e-mails' }), 'en');
  await person.click(submit());
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'success', text: 'Modifications enregistrées.' }]));
  expect(written()).toEqual([
    [saveOwn, { phoneNumber: '+237677889900', timeZone: 'Africa/Douala' }],
    [saveUser, { lang: 'en' }],
  ]);
  await waitFor(() => expect(phone).toHaveDisplayValue(/^\+237\s6\s77\s88\s99\s00$/u));
  expect(screen.getByRole('combobox', { name: 'Langue des e-mails' })).toHaveValue('en');
});

test('a number that is none is refused at its field and in the summary, and nothing is sent', async () => {
  const { person, written } = show();
  const phone = await phoneField();
  await person.clear(phone);
  await person.type(phone, '12');
  await person.click(submit());
  const message = 'Aucun numéro de ce pays : Cameroun';
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('Il y a un problème')).toBeVisible();
  expect(within(summary).getByRole('link', { name: message })).toBeVisible();
  expect(phone).toBeInvalid();
  expect(phone).toHaveAccessibleDescription(new RegExp(message, 'u'));
  expect(written()).toEqual([]);
});

test('when saving fails the cause is shown, and what was typed stays to be sent again', async () => {
  const { person, platform, written } = show({
    [saveOwn]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  const phone = await phoneField();
  await person.clear(phone);
  await person.type(phone, '677 88 99 00');
  await person.click(submit());
  expect(within(await screen.findByRole('alert')).getByText('Le service est injoignable')).toBeVisible();
  expect(phone).toHaveValue('677 88 99 00');
  expect(platform.toasts).toEqual([]);
  platform.http.on(saveOwn, () => ({ data: own }));
  await person.click(submit());
  await waitFor(() => expect(platform.toasts).toHaveLength(1));
  expect(written().at(-1)).toEqual([saveOwn, { phoneNumber: '+237677889900', timeZone: 'Africa/Douala' }]);
});
