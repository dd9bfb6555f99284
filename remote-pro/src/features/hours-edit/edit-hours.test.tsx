import { screen, waitFor, within } from '@testing-library/react';
import { problemError, type FakeAnswer, type FakeHttp } from 'shared-contracts/testing/fake-http';
import { consultation as consultationSchema } from 'shared-contracts/schemas/consultation';
import { rowOf } from 'shared-contracts/testing/row-of';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { EditHours } from './edit-hours.tsx';
import type { HoursInput } from './hours-schema.ts';

const id = '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02';
const unlimited = { day: null, week: null, month: null, year: null };
const saved: HoursInput = {
  timeZone: 'Africa/Douala',
  callTypes: ['video'],
  bufferMinutes: 0,
  minimumNoticeMinutes: 120,
  horizonDays: 90,
  bookingLimits: { appointments: unlimited, minutes: { ...unlimited, week: 2100 } },
  rules: [{ weekday: 1, startTime: '09:00', endTime: '12:00', callTypes: ['video'] }],
};
const settings = `PUT /base/professionals/update/${id}`;
const week = 'POST /base/availability_rules/create-many*';
const appointments = 'POST /pro/get-all/appointments';
const consultations = 'POST /pro/get-all/consultations';
const fine: Record<string, FakeAnswer> = {
  [consultations]: () => ({ data: [], page: { next: null, limit: 100 } }),
  [settings]: () => ({ data: ownProfessionalFixture({ id }) }),
  [week]: () => ({ data: [] }),
  [appointments]: () => ({ data: [], page: { next: null, limit: 100 } }),
};
/** What is stored, as the API answers it. */
const reads = ({ rules, callTypes: _ofWeek, ...stored }: HoursInput): Record<string, FakeAnswer> => ({
  'POST /pro/get-all/professionals': () => ({
    data: [ownProfessionalFixture({ id, ...stored })],
    page: { next: null, limit: 1 },
  }),
  'POST /pro/get-all/availability_rules': () => ({
    data: rules.map((rule, index) => ({ id: `5f0c0000-0000-4000-8000-00000000000${index}`, ...rule })),
    page: { next: null, limit: 100 },
  }),
});
/** What was written. */
const writes = ({ http }: { readonly http: FakeHttp }) =>
  http.calls.filter(({ path }) => !path.startsWith('/pro/get-all/'));
const open = (answers = fine, stored = saved) =>
  showPage(
    [
      {
        path: '*',
        element: (
          <EditHours
            professional={{ id, city: 'Douala', country: 'CM', cancelNoticeHours: 24 }}
            saved={stored}
            exceptions={[]}
          />
        ),
      },
    ],
    '/',
    { ...reads(stored), ...answers },
  );

afterEach(() => sessionStorage.clear());

type Person = ReturnType<typeof open>['person'];
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Enregistrer' }));
const openRules = (person: Person) => person.click(screen.getByRole('button', { name: 'Modifier' }));

test('a range that ends before it starts is reported at its end and, by day and field, in a focused error summary; nothing is sent', async () => {
  const { person, platform } = open();
  const end = screen.getByLabelText('Fin, Lundi');
  await person.clear(end);
  await person.type(end, '08:00');
  await save(person);
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  await person.click(within(summary).getByRole('link', { name: 'Lundi, fin : doit venir après le début' }));
  expect(end).toHaveFocus();
  expect(end).toHaveAccessibleDescription('La fin doit venir après le début');
  expect(writes(platform)).toHaveLength(0);
  const start = screen.getByLabelText('Début, Lundi');
  await person.clear(start);
  await person.type(start, '07:00');
  expect(end).not.toHaveAccessibleDescription(/La fin doit/u);
  expect(screen.queryByRole('link', { name: /^Lundi, fin/u })).not.toBeInTheDocument();
});

test('the summary identifies the range among several of a day, and a setting by its label', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Lundi' }));
  await person.clear(screen.getAllByLabelText('Début, Lundi')[1]!);
  await person.click(screen.getAllByRole('button', { name: 'Options de la plage, Lundi' })[1]!);
  await person.click(screen.getByRole('checkbox', { name: 'Visioconférence' }));
  await person.keyboard('{Escape}');
  await openRules(person);
  await person.clear(screen.getByLabelText('Réservable jusqu’à (jours)'));
  await save(person);
  const entries = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent?.split(' : ')[0])).toEqual([
    'Lundi, plage 2, début',
    'Lundi, plage 2, modes de rendez-vous',
    'Réservable jusqu’à (jours)',
  ]);
});

test('saving replaces the whole week and saves the settings', async () => {
  const { person, platform } = open();
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(writes(platform).map(({ method, path }) => `${method} ${path}`)).toEqual([
    week.replace('*', '?replaces=5f0c0000-0000-4000-8000-000000000000'),
    settings,
  ]);
  expect(writes(platform)[1]?.options.body).toMatchObject({ bufferMinutes: 0 });
  expect(writes(platform)[1]?.options.body).not.toHaveProperty('callTypes');
  expect(writes(platform)[0]?.options.body).toEqual([
    { weekday: 1, startTime: '09:00', endTime: '12:00', callTypes: ['video'] },
    { weekday: 2, startTime: '09:00', endTime: '12:00', callTypes: ['video'] },
  ]);
});

test('a limit above that of a longer period is reported at its field; valid limits are sent, and emptied ones are removed', async () => {
  const { person, platform } = open();
  const field = (name: string) => screen.getByRole('textbox', { name });
  await openRules(person);
  expect(field('Minutes par semaine')).toHaveAccessibleDescription(/^35\sh au plus$/u);
  await person.clear(field('Minutes par semaine'));
  expect(field('Minutes par semaine')).toHaveAccessibleDescription('Pas encore enregistré · Sans limite');
  await person.type(field('Rendez-vous par jour'), '6');
  await person.type(field('Rendez-vous par semaine'), '5');
  await person.type(field('Minutes par an'), 'beaucoup');
  await save(person);
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\s/gu, ' ')),
  ).toEqual([
    'Rendez-vous par jour : Cette limite dépasse celle d’une période plus longue',
    'Minutes par an : Saisissez un nombre entier, de 1 à 527 040',
  ]);
  expect(field('Rendez-vous par jour')).toHaveAccessibleDescription(
    /Cette limite dépasse celle d’une période plus longue$/u,
  );
  expect(writes(platform)).toHaveLength(0);
  await person.clear(field('Minutes par an'));
  await person.type(field('Rendez-vous par semaine'), '0');
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(writes(platform)[1]?.options.body).toMatchObject({
    bookingLimits: { appointments: { ...unlimited, day: 6, week: 50 }, minutes: unlimited },
  });
});

test('unsaved input survives leaving the page until it is discarded', async () => {
  const first = open();
  await first.person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  first.unmount();
  const second = open();
  expect(await screen.findByLabelText('Début, Mardi')).toHaveValue('09:00');
  const marks = screen.getAllByText('non enregistré');
  expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual(['Mardi ouvertnon enregistré']);
  await second.person.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByLabelText('Début, Mardi')).not.toBeInTheDocument());
  second.unmount();
  // Changed on another device meanwhile: an older draft would hide it.
  open(fine, { ...saved, horizonDays: 60 });
  expect(screen.getByText(/60 jours/u)).toBeVisible();
  expect(screen.queryByLabelText('Début, Mardi')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
});

test('saved input is not restored as a draft', async () => {
  const { person, platform, unmount } = open();
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  unmount();
  // Renders the API's data, which a test can distinguish from what was saved.
  open();
  expect(screen.getByLabelText('Début, Lundi')).toBeInTheDocument();
  expect(screen.queryByLabelText('Début, Mardi')).not.toBeInTheDocument();
});

test('when the week is saved but the settings are not, that is shown, and discarding returns to the saved week', async () => {
  const refused = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const { person, platform } = open({ ...fine, [settings]: refused });
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  await openRules(person);
  const horizon = screen.getByLabelText('Réservable jusqu’à (jours)');
  await person.clear(horizon);
  await person.type(horizon, '30');
  await save(person);
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('La semaine est enregistrée, les règles de réservation ne le sont pas : ');
  expect(platform.toasts).toEqual([]);
  expect(horizon).toHaveValue(30);
  await person.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByLabelText('Réservable jusqu’à (jours)')).toHaveValue(90);
  expect(screen.getByLabelText('Début, Mardi')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
});

test('what another tab saved meanwhile is said and not replaced unless one saves again', async () => {
  const { person, platform } = open();
  const elsewhere: HoursInput = {
    ...saved,
    horizonDays: 60,
    rules: [...saved.rules, { weekday: 5, startTime: '09:00', endTime: '12:00', callTypes: ['video'] }],
  };
  for (const [call, answer] of Object.entries(reads(elsewhere))) platform.http.on(call, answer);
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  await save(person);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Ces horaires ont changé entre-temps');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(writes(platform)).toEqual([]);
  // What was not touched follows.
  expect(screen.getByText(/^Modifié\s: mardi$/u)).toBeVisible();
  expect(screen.getByLabelText('Début, Mardi')).toHaveValue('09:00');
  expect(screen.getByLabelText('Début, Vendredi')).toHaveValue('09:00');
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  const [week_, settings_] = writes(platform);
  const sent = week_?.options.body as HoursInput['rules'];
  expect(sent.map(({ weekday }) => weekday)).toEqual([1, 2, 5]);
  expect(week_?.path).toMatch(/replaces=\S+0,\S+1$/u);
  expect(settings_?.options.body).toMatchObject({ horizonDays: 60, expected: { horizonDays: 60, bufferMinutes: 0 } });
});

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const lost = () => {
    throw problemError('OFFLINE', 0);
  };
  const { person, platform } = open({ ...fine, [week]: lost });
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  await save(person);
  await screen.findByRole('alert');
  const kept: HoursInput = { ...saved, rules: [{ ...saved.rules[0]!, weekday: 2 }, ...saved.rules] };
  for (const [call, answer] of Object.entries({ ...fine, ...reads(kept) })) platform.http.on(call, answer);
  const before = writes(platform).length;
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mercredi' }));
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(writes(platform)).toHaveLength(before + 2);
});

test('what is stored already as typed is saved without a call', async () => {
  const { person, platform } = open();
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  const typed: HoursInput = { ...saved, rules: [{ ...saved.rules[0]!, weekday: 2 }, ...saved.rules] };
  for (const [call, answer] of Object.entries(reads(typed))) platform.http.on(call, answer);
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(writes(platform)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
});

test('after a reload too, what another device saved meanwhile is kept and said', async () => {
  const first = open();
  await first.person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  first.unmount();
  const friday = { ...saved.rules[0]!, weekday: 5 };
  const { person, platform } = open(fine, { ...saved, rules: [...saved.rules, friday] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ces horaires ont changé entre-temps');
  expect(screen.getByText(/^Modifié\s: mardi$/u)).toBeVisible();
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  const sent = writes(platform)[0]?.options.body as HoursInput['rules'];
  expect(sent.map(({ weekday }) => weekday)).toEqual([1, 2, 5]);
});

test('a draft that is stored by now is none, whatever else was saved', async () => {
  const first = open();
  await first.person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  first.unmount();
  const rules = [1, 2, 5].map((weekday) => ({ ...saved.rules[0]!, weekday }));
  open(fine, { ...saved, rules });
  expect(await screen.findByLabelText('Début, Vendredi')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
});

test('after a conflict, a save of which half fails goes back to what is stored now', async () => {
  const { person, platform } = open();
  const elsewhere = { ...saved, horizonDays: 60 };
  for (const [call, answer] of Object.entries(reads(elsewhere))) platform.http.on(call, answer);
  platform.http.on(settings, () => {
    throw problemError('UNAVAILABLE', 503);
  });
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  await openRules(person);
  await person.selectOptions(screen.getByLabelText('Battement'), '15');
  await save(person);
  await screen.findByText(/Ces horaires ont changé/u);
  await save(person);
  await screen.findByText(/La semaine est enregistrée/u);
  await person.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByLabelText('Réservable jusqu’à (jours)')).toHaveValue(60);
  expect(screen.getByLabelText('Début, Mardi')).toBeInTheDocument();
});

test('what another tab saved meanwhile can be taken', async () => {
  const { person, platform } = open();
  const elsewhere = { ...saved, rules: saved.rules.map((rule) => ({ ...rule, endTime: '15:00' })) };
  for (const [call, answer] of Object.entries(reads(elsewhere))) platform.http.on(call, answer);
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, Mardi' }));
  await save(person);
  await screen.findByRole('alert');
  await person.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByLabelText('Fin, Lundi')).toHaveValue('15:00');
  expect(screen.queryByLabelText('Début, Mardi')).not.toBeInTheDocument();
  expect(writes(platform)).toEqual([]);
});

test('when the week is rejected nothing is saved and the settings are not sent', async () => {
  const refused = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const { person, platform } = open({ ...fine, [week]: refused });
  await person.click(screen.getByRole('switch', { name: /Mardi/u }));
  await save(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('Le service est injoignable');
  expect(screen.getByRole('alert')).not.toHaveTextContent('La semaine est enregistrée');
  expect(writes(platform)).toHaveLength(1);
});

test('a day opens with the hours of the nearest one, closes and opens again with its own, and gives them to others', async () => {
  const { person, platform } = open();
  const day = (name: string) => screen.getByRole('switch', { name: new RegExp(name, 'u') });
  await person.click(day('Mercredi'));
  expect(screen.getByLabelText('Fin, Mercredi')).toHaveValue('12:00');
  await person.clear(screen.getByLabelText('Fin, Mercredi'));
  await person.type(screen.getByLabelText('Fin, Mercredi'), '11:00');
  await person.click(day('Mercredi'));
  expect(screen.queryByLabelText('Fin, Mercredi')).not.toBeInTheDocument();
  await person.click(day('Mercredi'));
  expect(screen.getByLabelText('Fin, Mercredi')).toHaveValue('11:00');
  await person.click(screen.getByRole('button', { name: 'Mercredi\u00A0: copier vers…' }));
  for (const name of ['Lundi', 'Vendredi']) await person.click(screen.getByRole('checkbox', { name }));
  await person.click(screen.getByRole('button', { name: 'Copier' }));
  expect(screen.getByText(/^Modifié\s: lundi, mercredi, vendredi$/u)).toBeVisible();
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  const sent = writes(platform)[0]?.options.body as HoursInput['rules'];
  expect(sent.map(({ weekday, endTime }) => [weekday, endTime]).sort()).toEqual([
    [1, '11:00'],
    [3, '11:00'],
    [5, '11:00'],
  ]);
});

test('ways to meet are set once for the week, and a range that differs keeps its own', async () => {
  const rules = [...saved.rules, { ...saved.rules[0]!, weekday: 2 }, { ...saved.rules[0]!, weekday: 3 }];
  rules[2] = { ...rules[2]!, callTypes: ['call'] };
  const { person, platform } = open(fine, { ...saved, rules });
  const ofWeek = within(screen.getByRole('group', { name: 'Modes de rendez-vous de la semaine' }));
  await person.click(ofWeek.getByRole('button', { name: 'Au cabinet' }));
  await person.click(ofWeek.getByRole('button', { name: 'Visioconférence' }));
  // The last one stays.
  await person.click(ofWeek.getByRole('button', { name: 'Au cabinet', pressed: true }));
  await save(person);
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  const sent = writes(platform)[0]?.options.body as HoursInput['rules'];
  expect(sent.map(({ callTypes }) => callTypes)).toEqual([['in_person'], ['in_person'], ['call']]);
  expect(writes(platform)[1]?.options.body).not.toHaveProperty('callTypes');
});

test('a way to meet that no consultation has is said', async () => {
  const consultation = rowOf(consultationSchema, {
    ...{ id, professionalId: id, nameFr: 'Première', nameEn: 'First', minutes: 30, feeKind: 'free', position: 0 },
    ...{ callTypes: ['call'], active: true, createdAt: '2026-11-01T09:00:00.000Z' },
  });
  const { person } = open({
    ...fine,
    [consultations]: () => ({ data: [consultation], page: { next: null, limit: 100 } }),
  });
  expect(await screen.findByText(/n’a lieu ainsi\s: Visioconférence\.$/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mes consultations' })).toHaveAttribute('href', '/pro/profile#consultations');
  const ofWeek = within(screen.getByRole('group', { name: 'Modes de rendez-vous de la semaine' }));
  await person.click(ofWeek.getByRole('button', { name: 'Téléphone' }));
  await person.click(ofWeek.getByRole('button', { name: 'Visioconférence' }));
  expect(screen.queryByText(/n’a lieu ainsi/u)).not.toBeInTheDocument();
});

test('the bar names the appointments that a change leaves outside the hours, and no others', async () => {
  // Mondays in Douala, an hour ahead of UTC, and one that is outside already.
  const at = (id: string, startsAt: string) =>
    appointmentFixture({
      id,
      status: 'accepted',
      callType: 'video',
      startsAt,
      endsAt: startsAt.replace(':00:00', ':30:00'),
    });
  const rows = [
    at('5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4ea1', '2099-11-23T10:00:00.000Z'),
    at('5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4ea2', '2099-11-23T08:00:00.000Z'),
    at('5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4ea3', '2099-11-23T18:00:00.000Z'),
  ];
  const { person } = open({ ...fine, [appointments]: () => ({ data: rows, page: { next: null, limit: 100 } }) });
  await person.clear(screen.getByLabelText('Fin, Lundi'));
  await person.type(screen.getByLabelText('Fin, Lundi'), '11:00');
  await person.click(await screen.findByRole('button', { name: '1 rendez-vous déjà pris reste' }));
  expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(1);
});

test('the cancellation notice is shown, and edited in the profile', async () => {
  const { person } = open();
  expect(screen.getByText(/annulation 1\sjour/u)).toBeVisible();
  await openRules(person);
  expect(screen.getByRole('link', { name: /^Délai d’annulation/u })).toHaveAttribute('href', '/pro/profile#notice');
});
