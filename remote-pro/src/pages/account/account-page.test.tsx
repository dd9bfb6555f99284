import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { plansFixture } from '../../testing/plans-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { accountLoader } from './account-loader.ts';
import { Component } from './account-page.tsx';

const own = ownProfessionalFixture({ planId: 'standard', secondaryEmail: 'second@nimbia.test' });
const user = {
  ...{ id: own.id, role: 'professional', email: own.email, lastName: 'x', firstNames: 'x', phone: '', lang: 'fr' },
  ...{ timeZone: own.timeZone, termsAcceptedAt: null, emailConfirmedAt: null, readReceipts: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};
const at = '2026-11-20T09:00:00.000Z';
const session = (id: string, userAgent: string, isCurrent: boolean) => ({
  ...{ id, userAgent, isCurrent, createdAt: at, usedAt: at },
});
const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const payment = {
  ...{ id: uuid(1), reference: 'NIM-20261120-001', plan: 'standard', paymentDate: at, phone: '+237600005678' },
  ...{ subscriptionEndDate: '2026-12-20', amount: 12345, currency: 'XAF', status: 'paid', createdAt: at },
};
const off = { codeApp: null, passkeys: [], recoveryCodes: 0 };
const on = { codeApp: { createdAt: at }, passkeys: [], recoveryCodes: 9 };
const page = (data: readonly unknown[]) => () => ({ data, page: { next: null, limit: 12 } });

function open(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  return showPage([{ path: '/pro/Compte', Component, loader: accountLoader }], '/pro/Compte', {
    'POST /pro/get-all/professionals': page([own]),
    'POST /users/find-by': page([user]),
    'GET /auth/email-change': () => ({ data: { pending: null } }),
    'GET /auth/factors': () => ({ data: off }),
    'GET /auth/sessions': () => ({
      data: [session(uuid(2), 'Mozilla/5.0 (iPhone) Safari/604.1', false), session(uuid(3), 'Firefox/131 Linux', true)],
    }),
    'POST /notification_choices/find-by': page([]),
    'GET /sms': () => ({ data: { isOffered: false, number: null, pending: null } }),
    'GET /auth/exports': () => ({ data: { export: null } }),
    'POST /pro/get-all/payments': page([payment]),
    'GET /base/plans/get-all': page(plansFixture),
    ...answers,
  });
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const password = async (person: ReturnType<typeof open>['person'], submit: string) => {
  await person.type(screen.getByLabelText('Votre mot de passe, pour confirmer'), 'Avocat-2026!');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: submit }));
};

test('shows sessions with this device first, and the payments by the columns of the specification', async () => {
  const { container } = open();
  const sessions = (await card('Sessions')).getAllByRole('listitem');
  expect(sessions.map(({ textContent }) => textContent?.slice(0, 15))).toEqual(['Firefox · Linux', 'Safari · iPhone']);
  const table = within((await card('Formule et paiements')).getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Référence',
    'Formule',
    'Date de paiement',
    'Téléphone',
    'Fin d’abonnement',
    'Montant',
    'État',
  ]);
  expect(table.getByRole('cell', { name: 'NIM-20261120-001' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('signs out everywhere: the other devices first, then this one', async () => {
  const { person, platform } = open({ 'DELETE /auth/sessions?others=true': () => ({ data: {} }) });
  await person.click((await card('Sessions')).getByRole('button', { name: 'Se déconnecter partout' }));
  const asked = within(screen.getByRole('alertdialog'));
  expect(asked.getByText('2 sessions seront fermées, dont celle de cet appareil.')).toBeVisible();
  expect(platform.session.user).not.toBeNull();
  await person.click(asked.getByRole('button', { name: 'Déconnecter' }));
  await waitFor(() => expect(platform.session.user).toBeNull());
  expect(platform.http.calls.some(({ path }) => path === '/auth/sessions?others=true')).toBe(true);
});

test('a failure of signing out ends with its dialog', async () => {
  const { person } = open({
    'DELETE /auth/sessions?others=true': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  const sessions = await card('Sessions');
  await person.click(sessions.getByRole('button', { name: 'Se déconnecter partout' }));
  const asked = within(screen.getByRole('alertdialog'));
  await person.click(asked.getByRole('button', { name: 'Déconnecter' }));
  expect(await asked.findByRole('alert')).not.toBeEmptyDOMElement();
  await person.click(asked.getByText('Annuler'));
  await person.click(sessions.getByRole('button', { name: 'Déconnecter les autres appareils' }));
  expect(within(await screen.findByRole('alertdialog')).queryByRole('alert')).not.toBeInTheDocument();
});

test('both e-mails must differ, with the password; the message of the specification stands at the field', async () => {
  const { person, platform } = open({
    'POST /auth/email-change': () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/email', code: 'EMAILS_MUST_DIFFER' }] });
    },
  });
  const emails = await card('E-mails');
  await person.click(emails.getByRole('button', { name: /^Modifier.*E-mail de connexion$/u }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Envoyer le lien' }));
  expect(await screen.findByRole('link', { name: 'Saisissez votre mot de passe' })).toBeVisible();
  const asked = () =>
    platform.http.calls.filter(({ method, path }) => method === 'POST' && path === '/auth/email-change');
  expect(asked()).toEqual([]);
  await person.type(screen.getByLabelText('Nouvelle adresse'), 'second@nimbia.test');
  await password(person, 'Envoyer le lien');
  await waitFor(() =>
    expect(screen.getByLabelText('Nouvelle adresse')).toHaveAccessibleDescription(/doivent être différents/u),
  );
  expect(asked()).toHaveLength(1);
});

test('the recovery e-mail counts once confirmed: what waits is said, sent again and given up', async () => {
  let recovery: object | null = null;
  const { person, platform } = open({
    'GET /auth/email-change': () => ({ data: { pending: null, recovery } }),
    'PUT /auth/recovery-email': () => {
      recovery = { email: 'third@nimbia.test', expiresAt: at };
      return { data: {} };
    },
    'POST /auth/recovery-email/send': () => ({ data: {} }),
    'DELETE /auth/recovery-email': () => {
      recovery = null;
      return { data: {} };
    },
  });
  const emails = await card('E-mails');
  await person.click(emails.getByRole('button', { name: /^Modifier.*E-mail de secours$/u }));
  await person.type(screen.getByLabelText('Nouvelle adresse'), 'third@nimbia.test');
  await password(person, 'Envoyer le lien');
  expect(await emails.findByText('third@nimbia.test attend d’être confirmée')).toBeVisible();
  expect(emails.getByText('second@nimbia.test')).toBeVisible();
  await person.click(emails.getByRole('button', { name: 'Renvoyer le lien' }));
  await waitFor(() => expect(platform.toasts.map(({ text }) => text)).toContain('Lien envoyé.'));
  await person.click(emails.getByRole('button', { name: /^Abandonner ce changement.*E-mail de secours$/u }));
  await waitFor(() => expect(emails.queryByText(/attend d’être confirmée/u)).not.toBeInTheDocument());
});

test('the recovery e-mail that counts already is refused at its field', async () => {
  const { person, platform } = open({
    'PUT /auth/recovery-email': () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/email', code: 'EMAIL_UNCHANGED' }] });
    },
  });
  const emails = await card('E-mails');
  await person.click(emails.getByRole('button', { name: /^Modifier.*E-mail de secours$/u }));
  await person.type(screen.getByLabelText('Nouvelle adresse'), 'second@nimbia.test');
  await password(person, 'Envoyer le lien');
  const field = screen.getByRole('textbox', { name: 'Nouvelle adresse' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/C’est déjà l’adresse actuelle/u));
  expect(platform.toasts).toEqual([]);
});

test('a recovery e-mail that was never confirmed is none', async () => {
  open({
    'POST /pro/get-all/professionals': page([{ ...own, secondaryEmail: null }]),
    'GET /auth/email-change': () => ({
      data: { pending: null, recovery: { email: 'second@nimbia.test', expiresAt: at } },
    }),
  });
  const emails = await card('E-mails');
  expect(emails.getByText('Aucun')).toBeVisible();
  expect(emails.getByText('second@nimbia.test attend d’être confirmée')).toBeVisible();
});

test('a code app is set up by its secret, and the recovery codes are shown once', async () => {
  let factors: object = off;
  const { person } = open({
    'GET /auth/factors': () => ({ data: factors }),
    'POST /auth/factors/code-app': () => ({
      data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Nimbia:x?secret=JBSWY3DPEHPK3PXP' },
    }),
    'POST /auth/factors/code-app/confirm': () => {
      factors = on;
      return { data: { recoveryCodes: ['abcde-12345', 'fghjk-67890'] } };
    },
  });
  const security = await card('Connexion en deux étapes');
  await person.click(security.getByRole('button', { name: 'Ajouter une application de codes' }));
  await password(person, 'Continuer');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Code QR pour l’application' })).toBeVisible();
  await person.type(screen.getByLabelText('Code affiché par l’application'), '123456');
  await person.click(screen.getByRole('button', { name: 'Activer' }));
  expect(await screen.findByText('abcde-12345')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Je les ai conservés' }));
  expect(screen.queryByText('abcde-12345')).not.toBeInTheDocument();
  expect(await security.findByText('9 codes inutilisés')).toBeVisible();
});

test('what needs a second step asks for it, then goes on', async () => {
  let isProved = false;
  const { person, platform } = open({
    'GET /auth/factors': () => ({ data: on }),
    'POST /auth/exports': () => {
      if (isProved) return { data: {} };
      throw problemError('SECOND_STEP_REQUIRED', 403, { details: { token: 't', methods: ['code', 'recovery'] } });
    },
    'POST /auth/second-step/prove': () => {
      isProved = true;
      return { data: {} };
    },
  });
  const data = await card('Vos données');
  await person.click(data.getByRole('button', { name: 'Préparer l’archive' }));
  await password(person, 'Préparer l’archive');
  await person.type(await screen.findByLabelText('Code de votre application'), '123 456');
  await person.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = platform.http.calls.filter(({ path }) => path.startsWith('/auth/second-step'));
  expect(sent[0]?.options.body).toEqual({ token: 't', proof: { method: 'code', code: '123 456' } });
});

test('a notification is turned off by kind and channel, and back on when that fails', async () => {
  const { person, platform } = open({
    'POST /base/notification_choices/create': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  const own = await card('Notifications');
  const mail = own.getByRole('switch', { name: 'Rappels de rendez-vous, E-mail' });
  expect(mail).toBeChecked();
  // The room that opens, and who waits in it, are told in the bell too.
  expect(own.getByRole('switch', { name: 'Rappels de rendez-vous, Sur Nimbia' })).toBeChecked();
  await person.click(mail);
  await waitFor(() => expect(platform.toasts.at(-1)?.text).toBe('Le service est injoignable'));
  await waitFor(() => expect(mail).toBeChecked());
  const call = platform.http.calls.find(({ path }) => path === '/base/notification_choices/create');
  expect(call?.options.body).toEqual({ kind: 'reminders', byMail: false });
});

test('the archive shows how far it is, live, and is downloaded when it is ready', async () => {
  let state: object = { state: 'running', done: 3, total: 30, size: null, url: null };
  const archive = () => ({ data: { export: { id: uuid(5), createdAt: at, expiresAt: at, ...state } } });
  const { platform } = open({ 'GET /auth/exports': archive });
  const data = await card('Vos données');
  expect(data.getByRole('progressbar')).toHaveAccessibleName('Préparation\u00a0: partie 3 sur 30');
  state = { state: 'ready', done: 30, total: 30, size: 2048, url: '/auth/exports/x' };
  act(() => platform.emit({ id: '1', type: 'account.changed', data: { part: 'export' } }));
  expect(await data.findByRole('button', { name: 'Télécharger' })).toBeVisible();
});

test('says when earlier payments, a download or forgetting an address fail, and payments are tried again', async () => {
  const fail: FakeAnswer = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  let isDown = false;
  const archive = { ...{ id: uuid(5), createdAt: at, expiresAt: at, state: 'ready' }, done: 30, total: 30, size: 2048 };
  const earlier = { ...payment, id: uuid(6), reference: 'NIM-20261020-001' };
  const { person, platform } = open({
    'GET /auth/email-change': () => ({ data: { pending: { email: 'new@nimbia.test', expiresAt: at } } }),
    'DELETE /auth/email-change': fail,
    'GET /auth/exports': (call) => (isDown ? fail(call) : { data: { export: { ...archive, url: '/auth/exports/x' } } }),
    'POST /pro/get-all/payments': (call) => {
      if (!('cursor' in (call.options.body as object))) return { data: [payment], page: { next: 'n', limit: 12 } };
      return isDown ? fail(call) : page([earlier])();
    },
  });
  const plan = await card('Formule et paiements');
  isDown = true;
  await person.click((await card('E-mails')).getByRole('button', { name: 'Abandonner ce changement' }));
  await waitFor(() => expect(platform.toasts).toHaveLength(1));
  await person.click((await card('Vos données')).getByRole('button', { name: 'Télécharger' }));
  await waitFor(() => expect(platform.toasts).toHaveLength(2));
  expect(platform.toasts.map(({ text }) => text)).toEqual(['Le service est injoignable', 'Le service est injoignable']);
  await person.click(plan.getByRole('button', { name: 'Paiements précédents' }));
  expect(await plan.findByText('Les paiements précédents n’ont pas pu être chargés.')).toBeVisible();
  isDown = false;
  await person.click(plan.getByRole('button', { name: 'Réessayer' }));
  expect(await plan.findByRole('cell', { name: 'NIM-20261020-001' })).toBeVisible();
  expect(plan.queryByText('Les paiements précédents n’ont pas pu être chargés.')).not.toBeInTheDocument();
});
