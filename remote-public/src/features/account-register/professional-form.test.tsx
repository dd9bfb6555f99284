import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import commonEn from 'shared-ui/locales/en/common.json';
import registerEn from '../../locales/en/register.json';
import { strings as french } from '../../testing/strings.ts';
import { ProfessionalForm } from './professional-form.tsx';

const english = { 'remote-public/common': commonEn, 'remote-public/register': registerEn };
/** The specification's two sentences (section 5) and codes, as the schema returns them. */
const errors = {
  fr: {
    REQUIRED: 'Veuillez remplir ce champ',
    EMAILS_MUST_DIFFER: 'L’e-mail 1 et l’e-mail 2 doivent être différents.',
    PASSWORD_CONFIRMATION_MISMATCH: 'Le mot de passe et sa confirmation ne correspondent pas',
  },
  en: {
    REQUIRED: 'Please fill in this field',
    EMAILS_MUST_DIFFER: 'Email 1 and Email 2 must be different. Please enter a distinct email for each field.',
    PASSWORD_CONFIRMATION_MISMATCH: 'Password and confirmation do not match',
  },
} as const;
const codes = {
  PHONE_INVALID: 'PHONE',
  PASSWORD_TOO_SHORT: 'SHORT',
  TERMS_NOT_ACCEPTED: 'TERMS',
  COMPANY_NAME_REQUIRED: 'COMPANY',
};

function open(locale: 'fr' | 'en', answer: () => unknown = () => undefined) {
  const platform = fakePlatform({ locale, http: fakeHttp({ 'POST /auth/register': answer }) });
  const strings = {
    ...(locale === 'fr' ? french : english),
    shell: { errors: { ...codes, ...errors[locale], EMAIL_TAKEN: 'TAKEN' } },
  };
  const registered = jest.fn();
  const page = render(
    withPlatform(<ProfessionalForm onRegistered={registered} />, { platform, strings, at: '/inscription' }),
  );
  const control = (name: string) => {
    const found = page.container.querySelector<HTMLElement>(`[name="${name}"]`);
    if (!found) throw new Error(`no control named ${name}`);
    return found;
  };
  const person = userEvent.setup();
  const submit = () =>
    person.click(screen.getByRole('button', { name: locale === 'fr' ? 'Créer mon compte' : 'Create my account' }));
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) await person.type(control(name), value);
  };
  return { person, platform, control, submit, fill, registered };
}
const lines = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => sessionStorage.clear());

test.each([
  ['fr', 'Choisissez votre profession', 'Choisissez votre pays', 'Saisissez votre nom'],
  ['en', 'Choose your profession', 'Choose your country', 'Enter your last name'],
] as const)('an empty form reports every field at once (%s)', async (locale, profession, country, lastName) => {
  const { submit, control, platform } = open(locale);
  await submit();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(lines(summary)).toHaveLength(11);
  expect(lines(summary)).toEqual(expect.arrayContaining([profession, lastName, 'TERMS']));
  expect(control('profession')).toHaveAccessibleDescription(profession);
  expect(control('country')).toHaveAccessibleDescription(country);
  expect(platform.http.calls).toHaveLength(0);
});

test.each(['fr', 'en'] as const)(
  'every error is reported at once, with the specified sentences (%s)',
  async (locale) => {
    const { person, submit, control, fill } = open(locale);
    await person.click(
      screen.getByRole('radio', { name: locale === 'fr' ? /En société/ : /Legal entity|company|firm/i }),
    );
    await fill({
      email: 'same@nimbia.test',
      secondaryEmail: 'Same@nimbia.test',
      phone: 'abc',
      password: 'abc',
      passwordConfirmation: 'abd',
    });
    await submit();
    const summary = await screen.findByRole('alert');
    const said = lines(summary);
    expect(said).toEqual(
      expect.arrayContaining([
        errors[locale].EMAILS_MUST_DIFFER,
        errors[locale].PASSWORD_CONFIRMATION_MISMATCH,
        'PHONE',
        'SHORT',
        'TERMS',
        'COMPANY',
      ]),
    );
    expect(control('secondaryEmail')).toHaveAccessibleDescription(
      expect.stringContaining(errors[locale].EMAILS_MUST_DIFFER),
    );
    expect(control('passwordConfirmation')).toHaveAccessibleDescription(errors[locale].PASSWORD_CONFIRMATION_MISMATCH);
  },
);

test.each([
  ['fr', 'Adresse e-mail de connexion', 'Adresse e-mail de secours', 'Saisissez votre adresse e-mail'],
  ['en', 'Sign-in email address', 'Recovery email address', 'Enter your email address'],
] as const)('the two e-mail fields have distinct labels (%s)', async (locale, one, two, said) => {
  const { control, submit } = open(locale);
  expect(control('email')).toHaveAccessibleName(expect.stringContaining(one));
  expect(control('secondaryEmail')).toHaveAccessibleName(expect.stringContaining(two));
  await submit();
  expect(lines(await screen.findByRole('alert'))).toContain(said);
});

const complete = {
  lastName: 'Ndiaye',
  firstNames: 'Fatou',
  city: 'Dakar',
  email: 'fatou@nimbia.test',
  secondaryEmail: 'fatou.secours@nimbia.test',
  phone: '+221 77 000 00 00',
  password: 'Avocat-2026!',
  passwordConfirmation: 'Avocat-2026!',
};

async function register(answer: () => unknown) {
  const form = open('fr', answer);
  await form.fill(complete);
  await form.person.selectOptions(form.control('profession'), 'lawyer');
  await form.person.selectOptions(form.control('country'), 'SN');
  await form.person.click(screen.getByRole('checkbox'));
  await form.submit();
  return form;
}

test('a complete registration signs in and continues', async () => {
  const { registered, platform } = await register(() => ({ data: sessionAnswerOf(professionalUser) }));
  await waitFor(() => expect(registered).toHaveBeenCalledTimes(1));
  expect(platform.session.user).toEqual(professionalUser);
  expect(platform.http.calls[0]?.options.body).toMatchObject({
    role: 'professional',
    kind: 'individual',
    profession: 'lawyer',
    country: 'SN',
  });
});

test('an e-mail that is already registered is shown at its field, and the input is kept', async () => {
  const { control, registered } = await register(() => {
    throw problemError('EMAIL_TAKEN', 409);
  });
  await waitFor(() => expect(control('email')).toHaveAccessibleDescription(/TAKEN/));
  expect(control('lastName')).toHaveValue('Ndiaye');
  expect(registered).not.toHaveBeenCalled();
});

test('every field is required and announced as such to screen readers', () => {
  open('fr');
  for (const control of document.querySelectorAll('input, select')) expect(control).toBeRequired();
});
