import { screen, waitFor, within } from '@testing-library/react';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { EditHours } from './edit-hours.tsx';
import type { HoursInput } from './hours-form.ts';

const id = '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02';
const unlimited = { day: null, week: null, month: null, year: null };
const saved: HoursInput = {
  timeZone: 'Africa/Douala',
  slotMinutes: 30,
  bufferMinutes: 0,
  minimumNoticeMinutes: 120,
  horizonDays: 90,
  cancelNoticeHours: 24,
  bookingLimits: { appointments: unlimited, minutes: { ...unlimited, week: 2100 } },
  rules: [{ weekday: 1, startTime: '09:00', endTime: '12:00', callTypes: ['video'] }],
};
const settings = `PUT /base/professionals/update/${id}`;
const week = 'POST /base/availability_rules/create-many';
const fine: Record<string, FakeAnswer> = { [settings]: () => ({ data: {} }), [week]: () => ({ data: [] }) };
const open = (answers = fine, stored = saved) =>
  showPage(
    [
      {
        path: '*',
        element: <EditHours professional={{ id, city: 'Douala', country: 'CM' }} saved={stored} />,
      },
    ],
    '/',
    answers,
  );

afterEach(() => sessionStorage.clear());

test('a range that ends before it starts is reported at its end and, by day and field, in a focused error summary; nothing is sent', async () => {
  const { person, platform } = open();
  const end = screen.getByLabelText('Fin, lundi');
  await person.clear(end);
  await person.type(end, '08:00');
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  await person.click(within(summary).getByRole('link', { name: 'Lundi, fin : doit venir après le début' }));
  expect(end).toHaveFocus();
  expect(end).toHaveAccessibleDescription('La fin doit être postérieure au début');
  expect(platform.http.calls).toHaveLength(0);
});

test('the summary identifies the range among several of a day, and a setting by its label', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, lundi' }));
  await person.clear(screen.getAllByLabelText('Début, lundi')[1]!);
  for (const callType of ['Visioconférence', 'Téléphone', 'Au cabinet'])
    await person.click(screen.getAllByRole('checkbox', { name: callType })[1]!);
  await person.clear(screen.getByLabelText('Réservable jusqu’à (jours)'));
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
  const entries = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent?.split(' : ')[0])).toEqual([
    'Lundi, plage 2, début',
    'Lundi, plage 2, modes de rendez-vous',
    'Réservable jusqu’à (jours)',
  ]);
});

test('saving replaces the whole week and saves the settings', async () => {
  const { person, platform } = open();
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, mardi' }));
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(platform.http.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([week, settings]);
  expect(platform.http.calls[1]?.options.body).toMatchObject({
    slotMinutes: 30,
    callTypes: ['video', 'call', 'in_person'],
  });
  expect(platform.http.calls[0]?.options.body).toEqual([
    { weekday: 1, startTime: '09:00', endTime: '12:00', callTypes: ['video'] },
    { weekday: 2, startTime: '09:00', endTime: '12:00', callTypes: ['video', 'call', 'in_person'] },
  ]);
});

test('a limit above that of a longer period is reported at its field; valid limits are sent, and emptied ones are removed', async () => {
  const { person, platform } = open();
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(field('Minutes par semaine')).toHaveAccessibleDescription(/^35\sh au plus$/u);
  await person.clear(field('Minutes par semaine'));
  expect(field('Minutes par semaine')).toHaveAccessibleDescription('Pas encore enregistré · Sans limite');
  await person.type(field('Rendez-vous par jour'), '6');
  await person.type(field('Rendez-vous par semaine'), '5');
  await person.type(field('Minutes par an'), 'beaucoup');
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
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
  expect(platform.http.calls).toHaveLength(0);
  await person.clear(field('Minutes par an'));
  await person.type(field('Rendez-vous par semaine'), '0');
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(platform.http.calls[1]?.options.body).toMatchObject({
    bookingLimits: { appointments: { ...unlimited, day: 6, week: 50 }, minutes: unlimited },
  });
});

test('unsaved input survives leaving the page until it is discarded', async () => {
  const first = open();
  await first.person.click(screen.getByRole('button', { name: 'Ajouter une plage, mardi' }));
  first.unmount();
  const second = open();
  expect(await screen.findByLabelText('Début, mardi')).toHaveValue('09:00');
  const marks = screen.getAllByText('pas encore enregistré');
  expect(marks.map(({ parentElement }) => parentElement?.firstChild?.textContent)).toEqual(['mardi']);
  await second.person.click(screen.getByRole('button', { name: 'Abandonner les modifications' }));
  await waitFor(() => expect(screen.queryByLabelText('Début, mardi')).not.toBeInTheDocument());
  second.unmount();
  // Changed on another device meanwhile: an older draft would hide it.
  open(fine, { ...saved, horizonDays: 60 });
  expect(screen.getByLabelText('Réservable jusqu’à (jours)')).toHaveValue(60);
  expect(screen.queryByLabelText('Début, mardi')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Abandonner les modifications' })).not.toBeInTheDocument();
});

test('saved input is not restored as a draft', async () => {
  const { person, platform, unmount } = open();
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, mardi' }));
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  unmount();
  // Renders the API's data, which a test can distinguish from what was saved.
  open();
  expect(screen.getByLabelText('Début, lundi')).toBeInTheDocument();
  expect(screen.queryByLabelText('Début, mardi')).not.toBeInTheDocument();
});

test('when the week is saved but the settings are not, that is shown, and discarding returns to the saved week', async () => {
  const refused = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const { person, platform } = open({ ...fine, [settings]: refused });
  await person.click(screen.getByRole('button', { name: 'Ajouter une plage, mardi' }));
  const horizon = screen.getByLabelText('Réservable jusqu’à (jours)');
  await person.clear(horizon);
  await person.type(horizon, '30');
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('La semaine est enregistrée, les règles de réservation ne le sont pas : ');
  expect(platform.toasts).toEqual([]);
  expect(horizon).toHaveValue(30);
  await person.click(screen.getByRole('button', { name: 'Abandonner les modifications' }));
  expect(screen.getByLabelText('Réservable jusqu’à (jours)')).toHaveValue(90);
  expect(screen.getByLabelText('Début, mardi')).toBeInTheDocument();
  platform.http.on(settings, () => ({ data: {} }));
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(platform.http.calls.at(-2)?.options.body).toHaveLength(2);
});

test('when the week is rejected nothing is saved and the settings are not sent', async () => {
  const refused = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const { person, platform } = open({ ...fine, [week]: refused });
  await person.click(screen.getByRole('button', { name: 'Enregistrer les horaires' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le service est injoignable');
  expect(screen.getByRole('alert')).not.toHaveTextContent('La semaine est enregistrée');
  expect(platform.http.calls).toHaveLength(1);
});
