import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import words from '../../locales/fr/email-change.json';
import { strings } from '../../testing/strings.ts';
import { useEmailChange, type EmailChangeStep } from '../../account/use-email-change.ts';
import { EmailChangeView } from './email-change-view.tsx';

const paths: Readonly<Record<EmailChangeStep, string>> = {
  confirm: '/auth/email-change/confirm',
  recovery: '/auth/email-change/confirm',
  stop: '/auth/email-change/stop',
  recoveryStop: '/auth/email-change/stop',
  factor: '/auth/factors/stop',
};

function open(step: EmailChangeStep, answer: FakeAnswer) {
  const path = paths[step];
  const platform = fakePlatform({ http: fakeHttp({ [`POST ${path}`]: answer }) });
  const view = <EmailChangeView step={step} token="abc" accountKind="professional" words={words} />;
  const page = render(withPlatform(view, { platform, strings, at: '/login' }));
  return { ...page, platform, person: userEvent.setup() };
}

test('the link confirms by a button, as programs open links too', async () => {
  const { person, platform, container } = open('confirm', () => ({
    data: { email: 'new@nimbia.test', wasChanged: true },
  }));
  expect(platform.http.calls).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Confirmer cette adresse' }));
  expect(await screen.findByText('Connectez-vous désormais avec new@nimbia.test.')).toBeVisible();
  expect(platform.http.calls[0]?.options.body).toEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
});

test('the old address stops the change and goes on to a new password', async () => {
  const { person } = open('stop', () => ({ data: { email: 'old@nimbia.test', wasChanged: false } }));
  await person.click(screen.getByRole('button', { name: 'Arrêter le changement' }));
  expect(await screen.findByRole('link', { name: 'Choisir un nouveau mot de passe' })).toHaveAttribute(
    'href',
    '/reset-pw',
  );
});

test('the recovery e-mail is confirmed by its own words, and stopped', async () => {
  const first = open('recovery', () => ({ data: { email: 'second@nimbia.test', wasChanged: true } }));
  await first.person.click(screen.getByRole('button', { name: 'Confirmer cette adresse' }));
  expect(await screen.findByText('second@nimbia.test est votre adresse de secours.')).toBeVisible();
  first.unmount();
  const { person } = open('recoveryStop', () => ({ data: { email: 'me@nimbia.test', wasChanged: false } }));
  await person.click(screen.getByRole('button', { name: 'Arrêter le changement' }));
  expect(await screen.findByText(/Vous vous connectez avec me@nimbia\.test/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choisir un nouveau mot de passe' })).toHaveAttribute('href', '/reset-pw');
});

test('a second step that somebody else added is turned off, and goes on to a new password', async () => {
  const { person, platform } = open('factor', () => ({ data: { email: 'me@nimbia.test' } }));
  await person.click(screen.getByRole('button', { name: 'Désactiver les deux étapes' }));
  expect(await screen.findByText(/Vous vous connectez avec me@nimbia\.test/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choisir un nouveau mot de passe' })).toHaveAttribute('href', '/reset-pw');
  expect(platform.http.calls[0]?.options.body).toEqual({ token: 'abc' });
});

test('a link that is over says so', async () => {
  const { person } = open('confirm', () => {
    throw problemError('CONFIRMATION_INVALID', 422);
  });
  await person.click(screen.getByRole('button', { name: 'Confirmer cette adresse' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toHaveFocus(),
  );
});

test('an address that the account has taken as its other one since is said to be that', async () => {
  const { person } = open('recovery', () => {
    throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/email', code: 'EMAILS_MUST_DIFFER' }] });
  });
  await person.click(screen.getByRole('button', { name: 'Confirmer cette adresse' }));
  expect(await screen.findByText(words.same)).toBeVisible();
});

test.each([
  ['email', 'confirm'],
  ['stop', 'stop'],
  ['recovery', 'recovery'],
  ['recovery-stop', 'recoveryStop'],
  ['factor', 'factor'],
])('a link with #%s asks for %s', (name, step) => {
  function Shown() {
    return <p>{JSON.stringify(useEmailChange())}</p>;
  }
  render(withPlatform(<Shown />, { platform: fakePlatform(), strings, at: `/login#${name}=abc` }));
  expect(screen.getByText(JSON.stringify({ step, token: 'abc' }))).toBeVisible();
});
