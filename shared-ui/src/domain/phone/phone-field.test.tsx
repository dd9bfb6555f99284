import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useForm } from 'react-hook-form';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { FormErrors } from '../../primitives/form-errors/form-errors.tsx';
import { fieldMessage } from '../../primitives/form-errors/field-messages.tsx';
import { forgetZone } from '../../testing/unknown-zone.ts';
import { PhoneField } from './phone-field.tsx';
import { onlyPhone, phoneResolver } from './phone-resolver.ts';
import { usePhoneText } from './use-phone-text.ts';

const shell = {
  phone: {
    country: 'Pays du numéro',
    chooseCountry: 'Choisir le pays',
    full: 'Numéro complet :',
    notOfCountry: 'Pas de ce pays : {{country}}',
    unknownCode: 'Indicatif inconnu',
  },
  errors: { PHONE_INVALID: 'Incomplet' },
};

interface Options {
  readonly given?: string;
  readonly stored?: string;
  readonly onSubmit?: (values: object) => void;
}
interface Typed {
  phone: string;
  phoneCountry: string;
}
const sameCode = (code: string) => code;

function Form({ given, stored = '', onSubmit = jest.fn() }: Options) {
  const textOf = usePhoneText(sameCode);
  const form = useForm<Typed, unknown, { phone: string }>({
    resolver: phoneResolver(onlyPhone<Typed, { phone: string }>('phone'), {
      name: 'phone',
      given: () => given,
      stored,
    }),
    defaultValues: { phone: formatPhone(stored), phoneCountry: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  useFormDraft(form);
  const { errors, submitCount, isDirty } = form.formState;
  return (
    <form data-dirty={isDirty} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <FormErrors title="Problème" errors={errors} translate={textOf} submitCount={submitCount} />
      <PhoneField
        {...{ form, given }}
        name="phone"
        label="Téléphone"
        required
        errorOf={(name) => fieldMessage(errors, name, textOf)}
      />
      <button type="submit">Envoyer</button>
    </form>
  );
}

function open(options: Options = {}, locale: Locale = 'fr') {
  const sent = jest.fn();
  const shown = render(
    withPlatform(<Form {...options} onSubmit={(values) => sent(values)} />, {
      platform: fakePlatform({ locale }),
      strings: { shell },
    }),
  );
  const person = userEvent.setup();
  return {
    ...shown,
    person,
    field: () => screen.getByRole('textbox', { name: 'Téléphone' }),
    country: () => screen.getByRole('combobox', { name: 'Pays du numéro' }),
    send: () => person.click(screen.getByRole('button', { name: 'Envoyer' })),
    isDirty: () => shown.container.querySelector('form')?.dataset['dirty'] === 'true',
    sent: () => sent.mock.calls.map(([values]) => values as object),
  };
}

const moveTo = (timeZone: string) => {
  const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function options(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolved.call(this), timeZone };
  });
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Africa/Libreville', 'GA', '074 12 34 56', '+241 74 12 34 56', '+24174123456'],
  ['Africa/Brazzaville', 'CG', '06 612 34 56', '+242 06 612 3456', '+242066123456'],
  ['Africa/Porto-Novo', 'BJ', '01 97 12 34 56', '+229 01 97 12 34 56', '+2290197123456'],
  ['Africa/Kinshasa', 'CD', '081 234 5678', '+243 812 345 678', '+243812345678'],
  ['Africa/Douala', 'CM', '6 71 23 45 67', '+237 6 71 23 45 67', '+237671234567'],
])('on a device in %s the country is %s: %s is shown as %s and sent', async (zone, code, typed, full, number) => {
  moveTo(zone);
  const { person, field, country, send, sent, container } = open();
  expect(country()).toHaveValue(code);
  await person.type(field(), typed);
  expect(await screen.findByText(full)).toBeVisible();
  expect(field()).toHaveAccessibleDescription(`Numéro complet : ${full}`);
  expect(field()).toHaveValue(typed);
  expect(await axe(container)).toHaveNoViolations();
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: number }]));
});

test('a device that knows no zone asks for the country of a national number, at its field, and keeps the number', async () => {
  forgetZone();
  const { person, field, country, send, sent, container } = open();
  expect(country()).toHaveDisplayValue('Choisir le pays');
  await person.type(field(), '074 12 34 56');
  await send();
  expect(await screen.findByRole('link', { name: 'PHONE_COUNTRY_REQUIRED' })).toHaveAttribute('href', '#phoneCountry');
  expect(country()).toBeInvalid();
  expect(country()).toHaveAccessibleDescription('PHONE_COUNTRY_REQUIRED');
  expect(country()).toHaveAttribute('id', 'phoneCountry');
  expect(await axe(container)).toHaveNoViolations();
  expect(field()).toHaveValue('074 12 34 56');
  await person.selectOptions(country(), 'Gabon (+241)');
  expect(await screen.findByText('+241 74 12 34 56')).toBeVisible();
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: '+24174123456' }]));
});

test('a prefix decides the country, which follows while it is typed and needs no zone', async () => {
  forgetZone();
  const { person, field, country, send, sent } = open();
  await person.type(field(), '+241');
  expect(country()).toHaveDisplayValue('Gabon (+241)');
  await person.type(field(), '74123456');
  expect(await screen.findByText('+241 74 12 34 56')).toBeVisible();
  await person.clear(field());
  await person.type(field(), '0033612345678');
  expect(country()).toHaveDisplayValue('France (+33)');
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: '+33612345678' }]));
});

test.each([
  ['at once', 5, 1],
  ['sign by sign', 0, 5],
])('a country that a prefix said stays when the prefix is taken away, %s', async (_, selected, times) => {
  const { person, field, country, send, sent } = open({ stored: '+24174123456' });
  const selection = { initialSelectionStart: 0, initialSelectionEnd: selected };
  await person.type(field(), '{Delete}'.repeat(times), selection);
  expect(field()).toHaveValue('74 12 34 56');
  expect(country()).toHaveValue('GA');
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: '+24174123456' }]));
});

test.each([
  ['pasted over it', async (person: UserEvent, field: HTMLElement) => person.tripleClick(field)],
  ['typed after it was removed', async (person: UserEvent, field: HTMLElement) => person.clear(field)],
])('another number, %s, has nothing to do with the prefix that was there', async (_, remove) => {
  const { person, field, country, send, sent } = open({ stored: '+33612345678' });
  expect(country()).toHaveValue('FR');
  await remove(person, field());
  await person.paste('671 23 45 67');
  expect(field()).toHaveValue('671 23 45 67');
  expect(country()).toHaveValue('CM');
  expect(await screen.findByText('+237 6 71 23 45 67')).toBeVisible();
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: '+237671234567' }]));
});

test('a country that was chosen holds for the number that replaces one with a prefix', async () => {
  const { person, field, country } = open();
  await person.selectOptions(country(), 'GA');
  await person.type(field(), '+33612345678');
  expect(country()).toHaveValue('FR');
  await person.tripleClick(field());
  await person.paste('074 12 34 56');
  expect(country()).toHaveValue('GA');
});

test('the number that is stored, written again, is no change', async () => {
  const { person, field, isDirty } = open({ stored: '+24174123456' });
  await person.type(field(), '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: '+241 '.length });
  expect(isDirty()).toBe(true);
  await person.tripleClick(field());
  await person.paste('+241 74 12 34 56');
  expect(isDirty()).toBe(false);
});

test('the country given elsewhere goes before that of the device, and the one chosen before both', async () => {
  const { person, field, country, send, sent } = open({ given: 'FR' });
  expect(country()).toHaveValue('FR');
  await person.selectOptions(country(), 'GA');
  await person.type(field(), '074 12 34 56');
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: '+24174123456' }]));
});

test('a number of another country is refused by the name of the chosen one, and stays to be sent under its own', async () => {
  const { person, field, country, send, sent } = open();
  await person.type(field(), '074 12 34 56');
  await send();
  expect(await screen.findByRole('link', { name: 'Pas de ce pays : Cameroun' })).toHaveAttribute('href', '#phone');
  expect(field()).toHaveAccessibleDescription('Pas de ce pays : Cameroun');
  expect(country()).toHaveAccessibleDescription('Pas de ce pays : Cameroun');
  expect(country()).toBeInvalid();
  expect(sent()).toEqual([]);
  expect(field()).toHaveValue('074 12 34 56');
  await person.selectOptions(country(), 'GA');
  expect(field()).toBeValid();
  expect(country()).toBeValid();
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: '+24174123456' }]));
});

test('a wrong number is said once it is sent, at its country too, and taken back when it is put right', async () => {
  const { person, field, country, send, container } = open();
  await person.type(field(), '074 12 34 56');
  await person.tab();
  expect(field()).toBeValid();
  await send();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Pas de ce pays : Cameroun'));
  expect(country()).toHaveAccessibleDescription('Pas de ce pays : Cameroun');
  expect(await axe(container)).toHaveNoViolations();
  await person.selectOptions(country(), 'GA');
  expect(field()).toBeValid();
});

test('a prefix that nobody has is said to be unknown, and the country is not blamed', async () => {
  const { person, field, country, send } = open();
  await person.type(field(), '+999 123456');
  await send();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Indicatif inconnu'));
  expect(country()).toBeValid();
  expect(await screen.findByRole('link', { name: 'Indicatif inconnu' })).toHaveAttribute('href', '#phone');
  await person.clear(field());
  await person.type(field(), '+237 6');
  expect(field()).toHaveAccessibleDescription('Incomplet');
});

test('a stored number has its country chosen; another makes it a number of that one, which is shown', async () => {
  const { person, field, country } = open({ stored: '+237671234567', given: 'FR' });
  expect(country()).toHaveValue('CM');
  expect(field()).toHaveValue('+237 6 71 23 45 67');
  await person.selectOptions(country(), 'FR');
  expect(field()).toHaveValue('6 71 23 45 67');
  expect(country()).toHaveValue('FR');
  expect(await screen.findByText('+33 6 71 23 45 67')).toBeVisible();
});

test('a number whose country has changed its numbers since is sent unchanged', async () => {
  const { country, send, sent } = open({ stored: '+22997123456' });
  expect(country()).toHaveValue('BJ');
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: '+22997123456' }]));
});

test('a number with the prefix of several countries is of the one that its plan says', async () => {
  const { country } = open({ stored: '+15145550123' });
  await waitFor(() => expect(country()).toHaveDisplayValue('Canada (+1)'));
});

test('a draft has the number and its country', async () => {
  const { person, field, country, unmount } = open();
  await person.selectOptions(country(), 'GA');
  await person.type(field(), '074 12');
  unmount();
  const again = open();
  expect(again.field()).toHaveValue('074 12');
  expect(again.country()).toHaveValue('GA');
});

test('a browser that says it is offline reads national numbers all the same', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { person, field, send, sent } = open();
  await person.type(field(), '6 71 23 45 67');
  await send();
  await waitFor(() => expect(sent()).toEqual([{ phone: '+237671234567' }]));
});

test('every country can be chosen by its name and calling code, sorted as the language sorts', () => {
  const names = () => screen.getAllByRole('option').map((option) => option.textContent);
  const { unmount } = open();
  expect(names()).toHaveLength(245);
  expect(names().slice(0, 3)).toEqual(['Afghanistan (+93)', 'Afrique du Sud (+27)', 'Albanie (+355)']);
  expect(names()).toContain('Congo-Kinshasa (+243)');
  unmount();
  open({}, 'en');
  expect(names().slice(0, 3)).toEqual(['Afghanistan (+93)', 'Åland Islands (+358)', 'Albania (+355)']);
});

test('browsers fill in the number in full, or its country and the number', () => {
  const { field, country } = open();
  expect(field()).toHaveAttribute('autocomplete', 'tel');
  expect(country()).toHaveAttribute('autocomplete', 'tel-country-code');
});
