import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { ExplainTimes } from './explain-times.tsx';

const explained = {
  timeZone: 'Africa/Douala',
  consultationId: '0192a000-0000-7000-8000-0000000000c1',
  slotMinutes: 60,
  offered: ['09:00'],
  refused: [
    { start: '00:00', end: '09:00', rule: 'hours' },
    { start: '09:01', end: '10:00', rule: 'between' },
    { start: '10:00', end: '10:01', rule: 'held' },
    { start: '10:01', end: '11:15', rule: 'between' },
    { start: '11:15', end: '11:16', rule: 'limit' },
    { start: '11:16', end: '24:00', rule: 'hours' },
  ],
  limit: { period: 'day', unit: 'appointments', most: 3 },
};
const open = (answer: FakeAnswer = () => ({ data: { date: '2026-11-24', ...explained } })) =>
  showPage([{ path: '*', element: <ExplainTimes today="2026-11-23" /> }], '/', {
    'POST /slots/explain': answer,
  });

test('selecting or typing a time that is not offered shows the rule', async () => {
  const { person, platform, container } = open();
  await person.click(await screen.findByRole('button', { name: '10:00, non proposée : pourquoi ?' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    '10:00 : une demande ou un horaire proposé attend une réponse, ou quelqu’un écrit une demande pour ce créneau.',
  );
  expect(screen.getByLabelText('Heure')).toHaveValue('10:00');
  expect(platform.http.calls[0]?.options.body).toEqual({ date: '2026-11-24' });
  await person.clear(screen.getByLabelText('Heure'));
  await person.type(screen.getByLabelText('Heure'), '9h15');
  await person.tab();
  expect(screen.getByRole('status')).toHaveTextContent('Les créneaux se suivent toutes les 60 minutes');
  await person.clear(screen.getByLabelText('Heure'));
  await person.type(screen.getByLabelText('Heure'), '9');
  await person.tab();
  expect(screen.getByRole('status')).toHaveTextContent('09:00 : proposée aux clients.');
  expect(screen.queryByRole('button', { name: /^09:00/ })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [explained.limit, 'votre limite de 3 rendez-vous par jour est atteinte.'],
  [
    { period: 'week', unit: 'minutes', most: 2100 },
    'un rendez-vous de plus dépasserait votre limite de 35 h par semaine.',
  ],
])('a limit that is reached is shown with its period: %o', async (limit, words) => {
  const { person } = open(() => ({ data: { date: '2026-11-24', ...explained, limit } }));
  await person.click(await screen.findByRole('button', { name: /^11:15/ }));
  expect(screen.getByRole('status').textContent?.replace(/\s/gu, ' ')).toBe(`11:15 : ${words}`);
});

test.each([
  [{ also: 'hours' }, explained.limit, 'en dehors de vos horaires de la semaine.'],
  [{}, explained.limit, 'votre limite de 3 rendez-vous par jour est atteinte.'],
  [{}, null, undefined],
])('a time that is too soon also shows what else rules it out: %o, %o', async (more, limit, besides) => {
  const refused = [{ start: '00:00', end: '24:00', rule: 'notice', ...more }];
  const { person } = open(() => ({ data: { date: '2026-11-24', ...explained, offered: [], refused, limit } }));
  await person.click(await screen.findByRole('button', { name: /^10:00/ }));
  const said = screen.getByRole('status').textContent?.replace(/\s/gu, ' ');
  expect(said).toBe(
    `10:00 : trop proche, votre délai minimal n’est pas respecté.${besides === undefined ? '' : ` De plus : ${besides}`}`,
  );
});

test('a day that is past or too far ahead is rejected at its field and not requested', async () => {
  const { person, platform } = open();
  await screen.findByRole('status');
  await person.clear(screen.getByLabelText('Jour'));
  await person.type(screen.getByLabelText('Jour'), '22/11/2026');
  await person.tab();
  expect(screen.getByLabelText('Jour')).toHaveAccessibleDescription('Choisissez un jour, d’aujourd’hui à un an');
  expect(platform.http.calls.map(({ options }) => options.body)).toEqual([{ date: '2026-11-24' }]);
});

test('a day or time that does not exist keeps its text, is rejected at its field and not requested', async () => {
  const { person, platform } = open();
  await screen.findByRole('status');
  for (const [label, text, message] of [
    ['Jour', '31/02/2027', /une date qui existe/],
    ['Heure', '25h', /une heure, par exemple/],
  ] as const) {
    await person.clear(screen.getByLabelText(label));
    await person.type(screen.getByLabelText(label), text);
    await person.tab();
    expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  }
  expect(platform.http.calls.map(({ options }) => options.body)).toEqual([{ date: '2026-11-24' }]);
});

test('a failure shows the cause and can be retried', async () => {
  let isDown = true;
  const { person } = open(() => {
    if (isDown) throw problemError('UNAVAILABLE', 503);
    return { data: { date: '2026-11-24', ...explained } };
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^10:00/ })).toBeVisible());
});
