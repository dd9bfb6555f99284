import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { clientUser } from 'shared-contracts/testing/session-users';
import { showPage } from '../../testing/show-page.tsx';
import { profileLoader } from './profile-loader.ts';
import { Component, ErrorBoundary } from './profile-page.tsx';

const at = '2026-11-20T09:00:00.000Z';
const own = {
  ...{ id: clientUser.id, role: 'client', email: clientUser.email, lastName: 'Mbarga', firstNames: 'Aïcha' },
  ...{
    phone: '+237671234567',
    lang: 'fr',
    timeZone: 'Africa/Douala',
    termsAcceptedAt: null,
    emailConfirmedAt: at,
    readReceipts: true,
  },
  ...{ createdAt: at, updatedAt: at },
};
const save = `PUT /base/users/update/${own.id}`;
const pageOf = (...data: readonly unknown[]) => ({ data, page: { next: null, limit: 20 } });

function open(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const route = { path: '/user/profile', Component, ErrorBoundary, loader: profileLoader };
  const shown = showPage([route], '/user/profile', {
    'POST /users/find-by': () => pageOf(own),
    'GET /auth/email-change': () => ({ data: { pending: null } }),
    'GET /auth/factors': () => ({ data: { codeApp: null, passkeys: [], recoveryCodes: 0 } }),
    'GET /auth/sessions': () => ({
      data: [{ id: own.id, userAgent: 'Firefox/131 Linux', isCurrent: true, createdAt: at, usedAt: at }],
    }),
    'POST /notification_choices/find-by': () => pageOf(),
    'GET /sms': () => ({ data: { isOffered: false, number: null, pending: null } }),
    'GET /auth/exports': () => ({ data: { export: null } }),
    ...answers,
  });
  const sent = (path: string) => shown.platform.http.calls.filter((call) => call.path === path);
  return { ...shown, sent };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => sessionStorage.clear());

test('everything of the account is there, without what only professionals have', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  const cards = screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
  expect(cards).toEqual([
    ...['Identité', 'E-mail', 'Téléphone, langue et fuseau', 'Notifications', 'Connexion en deux étapes', 'Sessions'],
    ...['Vos données', 'Supprimer le compte'],
  ]);
  expect(screen.queryByText('E-mail de secours')).not.toBeInTheDocument();
  expect(screen.queryByText('Articles et annonces')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Changer de mot de passe' })).toHaveAttribute('href', '/user/fg-pw');
  expect(await axe(container)).toHaveNoViolations();
});

test('names are saved; an empty one is refused at its field, and a refusal keeps what was typed', async () => {
  const { person, platform, sent } = open({
    [save]: () => {
      throw problemError('RATE_LIMITED', 429);
    },
  });
  const identity = await card('Identité');
  const lastName = identity.getByLabelText('Nom');
  await person.clear(lastName);
  await person.click(identity.getByRole('button', { name: 'Enregistrer' }));
  expect(await identity.findByRole('link', { name: 'Saisissez votre nom' })).toHaveAttribute('href', '#lastName');
  expect(lastName).toHaveAccessibleDescription('Saisissez votre nom');
  expect(sent(`/base/users/update/${own.id}`)).toEqual([]);
  await person.type(lastName, 'Ndiaye');
  await person.click(identity.getByRole('button', { name: 'Enregistrer' }));
  expect(await identity.findByText('Trop de tentatives')).toBeVisible();
  expect(lastName).toHaveValue('Ndiaye');
  platform.http.on(save, () => ({ data: { ...own, lastName: 'Ndiaye' } }));
  await person.click(identity.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(platform.toasts.at(-1)?.text).toBe('Modifications enregistrées.'));
  expect(sent(`/base/users/update/${own.id}`).at(-1)?.options.body).toEqual({
    lastName: 'Ndiaye',
    firstNames: 'Aïcha',
  });
});

test('a phone number is read as its country writes it, and may be taken away', async () => {
  const { person, sent } = open({ [save]: () => ({ data: own }) });
  const contact = await card('Téléphone, langue et fuseau');
  const phone = contact.getByLabelText(/^Téléphone/u);
  const submit = contact.getByRole('button', { name: 'Enregistrer' });
  await person.clear(phone);
  await person.type(phone, '12');
  await person.click(submit);
  expect(await contact.findByRole('alert')).toHaveTextContent('Aucun numéro de ce pays : Cameroun');
  await person.clear(phone);
  await person.type(phone, '677 88 99 00');
  await person.click(submit);
  const written = () => sent(`/base/users/update/${own.id}`).map(({ options }) => options.body);
  await waitFor(() => expect(written()).toEqual([{ phone: '+237677889900', lang: 'fr', timeZone: 'Africa/Douala' }]));
  await person.clear(phone);
  await person.click(submit);
  await waitFor(() => expect(written().at(-1)).toEqual({ phone: '', lang: 'fr', timeZone: 'Africa/Douala' }));
});

test('an address that has an account is refused at its field, with the password kept', async () => {
  const { person } = open({
    'POST /auth/email-change': () => {
      throw problemError('EMAIL_TAKEN', 409, { errors: [{ pointer: '/email', code: 'EMAIL_TAKEN' }] });
    },
  });
  const email = await card('E-mail');
  await person.click(email.getByRole('button', { name: /^Modifier/u }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Nouvelle adresse'), 'taken@nimbia.test');
  const password = dialog.getByLabelText('Votre mot de passe, pour confirmer');
  await person.type(password, 'Client-2026!');
  await person.click(dialog.getByRole('button', { name: 'Envoyer le lien' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Nouvelle adresse')).toHaveAccessibleDescription(/a déjà un compte/u),
  );
  expect(password).toHaveValue('Client-2026!');
});

test('an address that is not confirmed says what waits, and is sent its link again', async () => {
  const { person, platform } = open({
    'POST /users/find-by': () => pageOf({ ...own, emailConfirmedAt: null }),
    'POST /auth/confirm/send': () => ({ data: {} }),
  });
  const email = await card('E-mail');
  expect(email.getByText('Adresse à confirmer')).toBeVisible();
  await person.click(email.getByRole('button', { name: 'Renvoyer le lien' }));
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'success', text: 'Lien envoyé.' }]));
  platform.http.on('POST /auth/confirm/send', () => {
    throw problemError('RATE_LIMITED', 429);
  });
  await person.click(email.getByRole('button', { name: 'Renvoyer le lien' }));
  await waitFor(() => expect(platform.toasts.at(-1)).toEqual({ tone: 'error', text: 'Trop de tentatives' }));
});

test('a page whose data fails is tried again', async () => {
  let isDown = true;
  const { person } = open({
    'GET /auth/factors': () => {
      if (isDown) throw problemError('UNAVAILABLE', 503);
      return { data: { codeApp: null, passkeys: [], recoveryCodes: 0 } };
    },
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('region', { name: 'Identité' })).toBeVisible();
});
