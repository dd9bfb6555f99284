import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { consultation } from 'shared-contracts/schemas/consultation';
import { consultationSuggestion, type ConsultationSuggestion } from 'shared-contracts/schemas/consultation-suggestion';
import { problemError } from 'shared-contracts/testing/fake-http';
import type { FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { platformOf } from 'shared-contracts/platform/platform-of';
import type { Consultation } from '../../data/practice/consultations.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { EditConsultations } from './edit-consultations.tsx';

const professional = ownProfessionalFixture();
const row = (change: Partial<Consultation> = {}): Consultation =>
  rowOf(consultation, {
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e11',
    professionalId: professional.id,
    nameFr: 'Première consultation',
    nameEn: 'First consultation',
    minutes: 30,
    feeKind: 'fixed',
    fee: 15_000,
    currency: 'XAF',
    callTypes: ['call'],
    meetingProvider: 'built_in',
    videoLink: null,
    active: true,
    position: 0,
    createdAt: '2026-01-10T09:00:00.000Z',
    ...change,
  });
const followUp = row({
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e12',
  nameFr: 'Suivi d’un dossier',
  nameEn: 'Follow-up on a case',
  feeKind: 'free',
  fee: null,
  currency: null,
});

const suggestion = (name: readonly [fr: string, en: string], callTypes: ConsultationSuggestion['callTypes']) =>
  rowOf(consultationSuggestion, {
    id: crypto.randomUUID(),
    professions: [],
    nameFr: name[0],
    nameEn: name[1],
    minutes: 45,
    callTypes,
    position: 0,
  });
const suggestions = [
  suggestion(['Première consultation', 'First consultation'], ['in_person']),
  suggestion(['Suivi d’un dossier', 'Follow-up on a case'], ['call']),
  { ...suggestion(['Signature d’un acte', 'Signature of a deed'], ['in_person']), professions: ['notary' as const] },
];

async function open(rows: readonly Consultation[], answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const page = showPage(
    [
      {
        path: '*',
        element: <EditConsultations professional={professional} />,
        loader: async (args) => {
          const platform = platformOf(args);
          await areaQueryClient(platform).fetchQuery(practiceQueries(platform.http).consultations());
          return null;
        },
      },
    ],
    '/',
    {
      'POST /pro/get-all/consultations': () => ({ data: rows }),
      'POST /consultation_suggestions/find-by': () => ({ data: suggestions }),
      'GET /rtc/providers': () => ({ data: { providers: ['built_in', 'link'], hasZoomSdk: false } }),
      'PUT /base/consultations/update/*': ({ options }) => ({ data: { ...row(), ...(options.body as object) } }),
      'DELETE /base/consultations/delete/*': () => ({ data: {} }),
      ...answers,
    },
  );
  await screen.findByRole('heading', { name: 'Consultations' });
  const written = () =>
    page.platform.http.calls
      .filter(({ method, path }) => (method === 'POST' ? path.endsWith('/create') : method !== 'GET'))
      .map(({ method, path, options }) => [method, path.split('/').at(-1), options.body]);
  return { ...page, written };
}

beforeEach(() => sessionStorage.clear());

test('a suggestion fills in names, length and ways to meet, and its fee is sent in the smallest unit', async () => {
  const { person, written, container } = await open([followUp], {
    'POST /base/consultations/create': () => ({ data: row() }),
  });
  await person.click(screen.getByRole('button', { name: 'Ajouter une consultation' }));
  await person.click(await screen.findByRole('button', { name: 'Première consultation' }));
  expect(screen.queryByRole('button', { name: 'Suivi d’un dossier' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Signature d’un acte' })).not.toBeInTheDocument();
  await person.type(screen.getByRole('textbox', { name: 'Montant' }), '15 000');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Monnaie' }), 'XOF');
  await person.click(screen.getByRole('checkbox', { name: 'Visioconférence' }));
  await screen.findByRole('option', { name: 'Votre propre lien' });
  expect(screen.queryByRole('option', { name: 'Jitsi' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Lien de votre salle/ })).not.toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Visioconférence' }), 'link');
  expect(await axe(container)).toHaveNoViolations();
  await person.type(screen.getByRole('textbox', { name: /Lien de votre salle/ }), 'https://meet.example/mbarga');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.[2]).toEqual({
    nameFr: 'Première consultation',
    nameEn: 'First consultation',
    minutes: 45,
    feeKind: 'fixed',
    fee: 15_000,
    currency: 'XOF',
    callTypes: ['video', 'in_person'],
    meetingProvider: 'link',
    videoLink: 'https://meet.example/mbarga',
    preparationFr: null,
    preparationEn: null,
    active: true,
    position: 1,
  });
});

test('what is missing is said at its field, a room of one’s own needs a link, and nothing is sent', async () => {
  const { person, written } = await open([]);
  expect(screen.getByText(/Aucune consultation active/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ajouter une consultation' }));
  await person.click(screen.getByRole('checkbox', { name: 'Visioconférence' }));
  await screen.findByRole('option', { name: 'Votre propre lien' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Visioconférence' }), 'link');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  for (const name of ['Nom en français', 'Nom en anglais', 'Montant', /Lien de votre salle/])
    expect(screen.getByRole('textbox', { name })).toBeInvalid();
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
  expect(written()).toHaveLength(0);
});

test('a pasted name that is too long stays whole, and its limit is said at the field', async () => {
  const { person, written } = await open([row()]);
  await person.click(screen.getByRole('button', { name: /^Modifier/ }));
  const name = screen.getByRole('textbox', { name: 'Nom en anglais' });
  await person.clear(name);
  await person.paste('x'.repeat(90));
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(/^Raccourcissez ce texte à 80 caractères au plus ; il y en a 90$/u),
  );
  expect(
    screen.getByRole('link', { name: /\s: Raccourcissez ce texte à 80 caractères au plus ; il y en a 90$/u }),
  ).toBeVisible();
  expect(name).toHaveValue('x'.repeat(90));
  expect(written()).toHaveLength(0);
});

test('a link that is too long is counted at its field', async () => {
  const { person } = await open([
    row({ meetingProvider: 'link', callTypes: ['video'], videoLink: 'https://video.test/' }),
  ]);
  await person.click(screen.getByRole('button', { name: /^Modifier/ }));
  const link = screen.getByRole('textbox', { name: /Lien de votre salle/ });
  await person.click(link);
  await person.paste('x'.repeat(500));
  expect(link).toHaveAccessibleDescription(/Raccourcissez ce texte à 500 caractères au plus\s; il y en a 519$/u);
});

test('a form that is open comes back after a reload, with what was typed', async () => {
  const { person, unmount } = await open([row()]);
  await person.click(screen.getByRole('button', { name: /^Modifier/ }));
  await person.type(screen.getByRole('textbox', { name: 'Nom en français' }), ' longue');
  unmount();
  const again = await open([row()]);
  expect(screen.getByRole('textbox', { name: 'Nom en français' })).toHaveValue('Première consultation longue');
  await again.person.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Première consultation')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Modifier/ })).toHaveFocus();
});

test('what another tab saved meanwhile is shown, and what was typed is kept', async () => {
  const { person, written } = await open([row()], {
    'PUT /base/consultations/update/*': ({ options }) => {
      const { expected } = options.body as { expected: Consultation };
      if (expected.fee === 15_000)
        throw problemError('CHANGED_MEANWHILE', 409, { details: { current: { fee: 20_000 } } });
      return { data: row() };
    },
  });
  await person.click(screen.getByRole('button', { name: /^Modifier/ }));
  const minutes = screen.getByRole('spinbutton', { name: 'Durée (minutes)' });
  await person.clear(minutes);
  await person.type(minutes, '45');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/20\s000\sFCFA/)).toBeVisible();
  expect(minutes).toHaveValue(45);
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(written()).toHaveLength(2));
  expect(written()[1]?.[2]).toMatchObject({ minutes: 45, fee: 20_000, expected: { fee: 20_000 } });
});

test('the order changes by buttons, and only what moved is written', async () => {
  const { person, written, platform } = await open([row(), followUp]);
  await person.click(screen.getByRole('button', { name: /^Descendre\s: Première/ }));
  await waitFor(() => expect(platform.toasts[0]?.text).toBe('Première consultation, en position 2.'));
  expect(written()).toEqual([['PUT', row().id, { position: 1, expected: {} }]]);
  expect(screen.getByRole('button', { name: /^Monter\s: Première/ })).toHaveAttribute('aria-disabled', 'true');
});

test('deleting the last active one says that nobody can book then', async () => {
  const { person, written } = await open([row(), { ...followUp, active: false }]);
  await person.click(screen.getByRole('button', { name: /^Supprimer\s: Première/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/plus personne ne pourra réserver/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(written()).toEqual([['DELETE', row().id, undefined]]));
});
