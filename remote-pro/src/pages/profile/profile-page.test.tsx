import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readDraft } from 'shared-contracts/platform/form-draft';
import { consultation } from 'shared-contracts/schemas/consultation';
import { document } from 'shared-contracts/schemas/document';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { problemError } from 'shared-contracts/testing/fake-http';
import type { FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { profileLoader } from './profile-loader.ts';
import { Component } from './profile-page.tsx';

const own = ownProfessionalFixture({ secondaryEmail: 'aissatou@example.test', descriptionFr: 'Avocate à Douala.' });
const first = rowOf(consultation, {
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e11',
  professionalId: own.id,
  nameFr: 'Première consultation',
  nameEn: 'First consultation',
  minutes: 30,
  feeKind: 'fixed',
  fee: 15_000,
  currency: 'XAF',
  callTypes: ['call'],
  active: true,
  position: 0,
  createdAt: '2026-01-10T09:00:00.000Z',
});
const identity = rowOf(document, {
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e21',
  professionalId: own.id,
  kind: 'identity',
  state: 'accepted',
  createdAt: '2026-01-05T09:00:00.000Z',
});

const rule = { id: identity.id, weekday: 4, startTime: '09:00', endTime: '12:00', callTypes: ['video'] };

/** A profile that is saved as an API would: an update answers the whole row. */
function open(answers: Readonly<Record<string, FakeAnswer>> = {}, change: Partial<OwnProfessional> = {}) {
  let stored = { ...own, ...change };
  const page = showPage([{ path: '/pro/profile', Component, loader: profileLoader }], '/pro/profile', {
    'POST /pro/get-all/professionals': () => ({ data: [stored] }),
    'POST /pro/get-all/consultations': () => ({ data: [first] }),
    'POST /pro/get-all/availability_rules': () => ({ data: [rule] }),
    'POST /pro/get-all/documents': () => ({ data: [identity] }),
    'POST /consultation_suggestions/find-by': () => ({ data: [] }),
    'POST /slots': () => ({ data: [] }),
    'PUT /base/professionals/update/*': ({ options }) => {
      const { expected: _expected, ...changes } = options.body as Record<string, unknown>;
      stored = { ...stored, ...changes };
      return { data: stored };
    },
    ...answers,
  });
  const updates = () =>
    page.platform.http.calls.filter(({ method }) => method === 'PUT').map(({ options }) => options.body);
  return { ...page, updates, store: (changes: Partial<OwnProfessional>) => (stored = { ...stored, ...changes }) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());
const group = async (name: string) => within(await screen.findByRole('region', { name }));

test('a group is saved alone, with the values that it was filled with, and the preview follows what is typed', async () => {
  const { person, updates, platform, container } = open();
  const place = await group('Cabinet');
  expect(await axe(container)).toHaveNoViolations();
  const city = place.getByRole('textbox', { name: 'Ville' });
  await person.clear(city);
  await person.type(city, 'Kribi');
  await person.type(place.getByRole('textbox', { name: /Position/ }), '2,94; 9,91');
  const preview = await group('Ce que voient les visiteurs');
  expect(await preview.findByText(/Kribi/)).toBeVisible();
  await person.click(place.getByRole('button', { name: /^Enregistrer ?, Cabinet/ }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(updates()).toEqual([
    {
      country: 'CM',
      city: 'Kribi',
      address: null,
      latitude: 2.94,
      longitude: 9.91,
      openingTime: null,
      closingTime: null,
      expected: {
        country: 'CM',
        city: 'Douala',
        address: null,
        latitude: null,
        longitude: null,
        openingTime: null,
        closingTime: null,
      },
    },
  ]);
  expect(sessionStorage.getItem('draft:/pro/profile#place')).toBeNull();
});

test.each([
  [null, 1],
  ['2026-01-31', 0],
])('a profile that is verified until %s has %i links to its public page', async (verifiedUntil, links) => {
  open({}, { verifiedUntil });
  const preview = await group('Ce que voient les visiteurs');
  expect(preview.queryAllByRole('link', { name: 'Voir ma page publique' })).toHaveLength(links);
});

test('opening hours are typed as people write them, and what is no time is reported at its field', async () => {
  const { person, updates } = open();
  const place = await group('Cabinet');
  const [opening, closing] = ['Ouverture', 'Fermeture'].map((name) =>
    place.getByRole('textbox', { name: new RegExp(name) }),
  );
  if (!opening || !closing) throw new Error('no fields');
  await person.type(opening, '9h30');
  await person.type(closing, '99');
  await person.click(place.getByRole('button', { name: /^Enregistrer ?, Cabinet/ }));
  await waitFor(() => expect(closing).toHaveAccessibleDescription(/Saisissez une heure/));
  expect(updates()).toEqual([]);
  await person.clear(closing);
  await person.type(closing, '18');
  await person.click(place.getByRole('button', { name: /^Enregistrer ?, Cabinet/ }));
  await waitFor(() => expect(updates()).toMatchObject([{ openingTime: '09:30', closingTime: '18:00' }]));
});

test('what was changed meanwhile is said, what was typed stays, and either can be kept', async () => {
  const { person, updates, platform } = open({
    'PUT /base/professionals/update/*': ({ options }) => {
      const { expected } = options.body as { expected: Record<string, unknown> };
      if (expected['city'] === 'Douala')
        throw problemError('CHANGED_MEANWHILE', 409, { details: { current: { city: 'Limbe', address: 'Rue 1' } } });
      return { data: { ...own, city: 'Kribi', address: 'Rue 1' } };
    },
  });
  const place = await group('Cabinet');
  const city = place.getByRole('textbox', { name: 'Ville' });
  await person.clear(city);
  await person.type(city, 'Kribi');
  await person.click(place.getByRole('button', { name: /^Enregistrer ?, Cabinet/ }));
  const notice = within(await place.findByRole('alert'));
  expect(notice.getByText('Limbe')).toBeVisible();
  expect(notice.getByText(/Votre saisie est gardée/)).toBeVisible();
  expect(city).toHaveValue('Kribi');
  expect(place.getByRole('textbox', { name: /Adresse/ })).toHaveValue('Rue 1');
  await person.click(place.getByRole('button', { name: /^Enregistrer ?, Cabinet/ }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(updates().at(-1)).toMatchObject({ city: 'Kribi', expected: { city: 'Limbe', address: 'Rue 1' } });
  expect(place.queryByRole('alert')).not.toBeInTheDocument();
});

test('the other version can be taken instead', async () => {
  const { person } = open({
    'PUT /base/professionals/update/*': () => {
      throw problemError('CHANGED_MEANWHILE', 409, { details: { current: { city: 'Limbe' } } });
    },
  });
  const place = await group('Cabinet');
  await person.type(place.getByRole('textbox', { name: 'Ville' }), '!');
  await person.click(place.getByRole('button', { name: /^Enregistrer ?, Cabinet/ }));
  await person.click(await place.findByRole('button', { name: 'Reprendre ces valeurs' }));
  expect(place.getByRole('textbox', { name: 'Ville' })).toHaveValue('Limbe');
  expect(place.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is typed survives a reload, with what it was typed over', async () => {
  const { person, unmount } = open();
  const identityGroup = await group('Identité');
  const name = identityGroup.getByRole('textbox', { name: 'Nom' });
  await person.type(name, ' Ngo');
  // By its name under the path: a new version of the shell may reload the page (`unsaved-input`).
  expect(readDraft('/pro/profile#identity')).toHaveProperty(name.getAttribute('name') ?? '', 'Mbarga Ngo');
  unmount();
  const again = open({}, { lastName: 'Mbarga-Fotso' });
  const restored = await group('Identité');
  expect(restored.getByRole('textbox', { name: 'Nom' })).toHaveValue('Mbarga Ngo');
  await again.person.click(restored.getByRole('button', { name: /^Enregistrer ?, Identité/ }));
  await waitFor(() => expect(again.updates()).toHaveLength(1));
  expect(again.updates()[0]).toMatchObject({ lastName: 'Mbarga Ngo', expected: { lastName: 'Mbarga' } });
});

test('a change of something that was checked says what happens before it is saved', async () => {
  const { person } = open();
  const identityGroup = await group('Identité');
  expect(identityGroup.queryByText(/contrôlera de nouveau/)).not.toBeInTheDocument();
  await person.type(identityGroup.getByRole('textbox', { name: 'Nom' }), ' Ngo');
  expect(await identityGroup.findByText(/contrôlera de nouveau/)).toBeVisible();
  expect(identityGroup.getByText(/Pièces revues\s: Pièce d’identité/)).toBeVisible();
  // Proved by documents that nobody has accepted.
  const practice = await group('Exercice');
  await person.selectOptions(practice.getByRole('combobox', { name: 'Profession principale' }), 'notary');
  expect(practice.queryByText(/contrôlera de nouveau/)).not.toBeInTheDocument();
});

test('invalid input is said at its field and in the summary, and nothing is sent', async () => {
  const { person, updates } = open();
  const place = await group('Cabinet');
  await person.type(place.getByRole('textbox', { name: /Position/ }), 'près du marché');
  await person.clear(place.getByRole('textbox', { name: 'Ville' }));
  await person.click(place.getByRole('button', { name: /^Enregistrer ?, Cabinet/ }));
  await waitFor(() => expect(place.getByRole('alert')).toHaveFocus());
  expect(place.getByRole('link', { name: /^Ville/ })).toBeVisible();
  expect(place.getByRole('textbox', { name: /Position/ })).toBeInvalid();
  expect(updates()).toHaveLength(0);
});

test('a pasted presentation that is too long stays whole, and its limit is said at the field', async () => {
  const { person, updates } = open();
  const texts = await group('Présentation');
  const [french] = texts.getAllByRole('textbox');
  await person.click(french as HTMLElement);
  await person.paste('x'.repeat(4000));
  await person.click(texts.getByRole('button', { name: /^Enregistrer/ }));
  await waitFor(() =>
    expect(french).toHaveAccessibleDescription(
      /rendez-vous\. Raccourcissez ce texte à 4\s000 caractères au plus ; il y en a 4\s017$/u,
    ),
  );
  expect(
    texts.getByRole('link', { name: /\s: Raccourcissez ce texte à 4\s000 caractères au plus ; il y en a 4\s017$/u }),
  ).toBeVisible();
  expect(french).toHaveValue(`Avocate à Douala.${'x'.repeat(4000)}`);
  expect(updates()).toHaveLength(0);
});

test('the public phone is read with its country: that of the practice, until another is chosen', async () => {
  const { person, updates, platform } = open({}, { country: 'GA' });
  const contact = await group('Contact');
  const phone = contact.getByRole('textbox', { name: /^Téléphone public/u });
  const country = contact.getByRole('combobox', { name: 'Pays du numéro' });
  expect(country).toHaveValue('GA');
  await person.type(phone, '01 97 12 34 56');
  await person.click(contact.getByRole('button', { name: /^Enregistrer/u }));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Aucun numéro de ce pays : Gabon/u));
  await person.selectOptions(country, 'BJ');
  expect(await contact.findByText('+229 01 97 12 34 56')).toBeVisible();
  expect(readDraft('/pro/profile#contact')).toMatchObject({ publicPhone: '01 97 12 34 56', publicPhoneCountry: 'BJ' });
  await person.click(contact.getByRole('button', { name: /^Enregistrer/u }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(updates()).toMatchObject([{ publicPhone: '+2290197123456', expected: { publicPhone: null } }]);
  expect(updates()[0]).not.toHaveProperty('publicPhoneCountry');
  await waitFor(() => expect(phone).toHaveValue('+229 01 97 12 34 56'));
  expect(country).toHaveValue('BJ');
});

test('where neither the practice nor the device tells the country of the public phone, it is asked for', async () => {
  forgetZone();
  const { person, updates } = open({}, { country: 'AQ' });
  const contact = await group('Contact');
  await person.type(contact.getByRole('textbox', { name: /^Téléphone public/u }), '01 97 12 34 56');
  await person.click(contact.getByRole('button', { name: /^Enregistrer/u }));
  const asked = await contact.findByRole('link', { name: 'Choisissez le pays du numéro' });
  expect(asked).toHaveAttribute('href', '#publicPhoneCountry');
  expect(contact.getByRole('combobox', { name: 'Pays du numéro' })).toBeInvalid();
  expect(updates()).toEqual([]);
});

test('the next step that matters most is named', async () => {
  open({ 'POST /pro/get-all/consultations': () => ({ data: [] }) });
  expect(await screen.findByText(/^Profil rempli\s: 4 sur 8$/u)).toBeVisible();
  expect(screen.getByText(/Ajoutez une consultation/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compléter' })).toHaveAttribute('href', '/pro/profile#consultations');
});

test('hours come before everything else', async () => {
  open({ 'POST /pro/get-all/availability_rules': () => ({ data: [] }) }, { profileImage: null });
  expect(await screen.findByText(/Indiquez vos horaires/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compléter' })).toHaveAttribute('href', '/pro/disponibilite');
});

test.each([
  ['shown beside the way to change them', 'aissatou@example.test', 'aissatou@example.test'],
  ['shown as people write them', 'aissatou@xn--socit-esab.example', 'aissatou@société.example'],
  ['said to be missing', null, 'Aucun'],
])('private phone and e-mails are %s', async (_, secondaryEmail, shown) => {
  open({}, { secondaryEmail });
  const contact = await group('Contact');
  const valueOf = (term: string) => contact.getByText(term).nextElementSibling;
  expect(valueOf('Téléphone privé')).toHaveTextContent('+237 6 99 00 11 22');
  expect(valueOf('E-mail de connexion')).toHaveTextContent(own.email);
  expect(valueOf('E-mail de secours')).toHaveTextContent(shown);
  expect(contact.getByRole('link', { name: 'Modifier dans le compte' })).toHaveAttribute('href', '/pro/Compte');
});
