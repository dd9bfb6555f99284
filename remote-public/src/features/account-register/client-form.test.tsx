import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { strings } from '../../testing/strings.ts';
import { ClientForm } from './client-form.tsx';

const errors = {
  EMAIL_TAKEN: 'Un compte existe déjà',
  REQUIRED: 'Veuillez remplir ce champ',
  TERMS_NOT_ACCEPTED: 'Acceptez',
  PASSWORD_CONFIRMATION_MISMATCH: 'Différents',
  INVALID: 'x',
  PHONE_COUNTRY_REQUIRED: 'Choisissez le pays',
};

function open(answer: FakeAnswer) {
  const platform = fakePlatform({ http: fakeHttp({ 'POST /auth/register': answer }) });
  const page = render(
    withPlatform(<ClientForm />, {
      platform,
      strings: { ...strings, shell: { ...strings.shell, errors } },
      at: '/inscription-user',
    }),
  );
  return { ...page, platform, person: userEvent.setup() };
}

const typed = { confirmation: 'Client-2026!', phone: '6 71 23 45 67' };

async function fill(person: ReturnType<typeof userEvent.setup>, change: Partial<typeof typed> = {}) {
  const { confirmation, phone } = { ...typed, ...change };
  await person.type(screen.getByLabelText('Nom'), 'Sow');
  await person.type(screen.getByLabelText('Prénom(s)'), 'Awa');
  await person.type(screen.getByLabelText('Adresse e-mail'), 'awa@nimbia.test');
  await person.type(screen.getByLabelText('Téléphone'), phone);
  await person.type(screen.getByLabelText('Mot de passe'), 'Client-2026!');
  await person.type(screen.getByLabelText('Confirmer le mot de passe'), confirmation);
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Créer mon compte' }));
}

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('a complete registration signs in', async () => {
  const { person, platform, container } = open(() => ({ data: sessionAnswerOf(clientUser) }));
  expect(await axe(container)).toHaveNoViolations();
  await fill(person);
  await waitFor(() => expect(platform.session.user).toEqual(clientUser));
  expect(platform.http.calls[0]?.options.body).toMatchObject({
    role: 'client',
    lastName: 'Sow',
    phone: '+237671234567',
    lang: 'fr',
    terms: true,
  });
});

test('two names that are too long are told apart in the summary, in the words of their fields', async () => {
  const { person } = open(() => ({ data: sessionAnswerOf(clientUser) }));
  for (const [name, length] of [
    ['Nom', 81],
    ['Prénom(s)', 121],
  ] as const) {
    await person.click(screen.getByLabelText(name));
    await person.paste('x'.repeat(length));
  }
  await person.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  const said = 'Raccourcissez ce texte à 80 caractères au plus ; il y en a 81';
  expect(await screen.findByRole('link', { name: new RegExp(`^Nom\\s: ${said}$`, 'u') })).toBeVisible();
  expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription(said);
  expect(screen.getByRole('link', { name: /^Prénom\(s\)\s: .* à 120 .* 121$/u })).toBeVisible();
});

test('a device that knows no time zone sends none, rather than one that is refused', async () => {
  forgetZone();
  const { person, platform } = open(() => ({ data: sessionAnswerOf(clientUser) }));
  await fill(person, { phone: '+237 6 71 23 45 67' });
  await waitFor(() => expect(platform.session.user).toEqual(clientUser));
  expect(platform.http.calls[0]?.options.body).toHaveProperty('timeZone', undefined);
});

test('a device that knows no zone is asked for the country of the number, which then is sent in full', async () => {
  forgetZone();
  const { person, platform } = open(() => ({ data: sessionAnswerOf(clientUser) }));
  await fill(person, { phone: '074 12 34 56' });
  expect(await screen.findByRole('link', { name: 'Choisissez le pays' })).toHaveAttribute('href', '#phoneCountry');
  expect(platform.http.calls).toHaveLength(0);
  await person.selectOptions(screen.getByLabelText('phone.country'), 'GA');
  await person.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  await waitFor(() => expect(platform.session.user).toEqual(clientUser));
  expect(platform.http.calls[0]?.options.body).toMatchObject({ phone: '+24174123456' });
  expect(platform.http.calls[0]?.options.body).not.toHaveProperty('phoneCountry');
});

test('a zone that only the browser knows is left out, and the registration is sent once more', async () => {
  const { person, platform } = open(({ options }) => {
    if ((options.body as { timeZone?: string }).timeZone === undefined) return { data: sessionAnswerOf(clientUser) };
    throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/timeZone', code: 'INVALID' }] });
  });
  await fill(person);
  await waitFor(() => expect(platform.session.user).toEqual(clientUser));
  expect(platform.http.calls.map(({ options }) => (options.body as { timeZone?: string }).timeZone)).toEqual([
    'Africa/Douala',
    undefined,
  ]);
});

test('an empty form lists every field in page order', async () => {
  const { person } = open(() => undefined);
  await person.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Saisissez votre nom',
    'Saisissez votre prénom',
    'Saisissez votre adresse e-mail',
    'Saisissez votre numéro de téléphone',
    'Choisissez un mot de passe',
    'Confirmez le mot de passe',
    'Acceptez',
  ]);
});

test('a password mismatch is shown at the confirmation field', async () => {
  const { person, platform } = open(() => undefined);
  await fill(person, { confirmation: 'Client-2027!' });
  expect(await screen.findAllByText('Différents')).toHaveLength(2);
  expect(platform.http.calls).toHaveLength(0);
});

test('an e-mail that is already registered is shown at its field, and the input is kept', async () => {
  const { person } = open(() => {
    throw problemError('EMAIL_TAKEN', 409);
  });
  await fill(person);
  expect(await screen.findByLabelText('Adresse e-mail')).toHaveAccessibleDescription(/Un compte existe déjà/);
  expect(screen.getByLabelText('Nom')).toHaveValue('Sow');
  // The second one is below the form and is always rendered.
  const doors = screen.getAllByRole('link', { name: 'Se connecter' }).map((link) => link.getAttribute('href'));
  expect(doors).toEqual(['/login-user', '/login-user']);
});
