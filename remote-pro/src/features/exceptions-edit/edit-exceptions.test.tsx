import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { FakeAnswer } from 'shared-contracts/testing/fake-http';
import type { ExceptionRow } from '../../data/practice/availability.ts';
import { showPage } from '../../testing/show-page.tsx';
import { EditExceptions } from './edit-exceptions.tsx';

const reader = { locale: 'fr', timeZone: 'Africa/Douala' } as const;
const substitute: NonNullable<ExceptionRow['substitute']> = {
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e77',
  slug: 'paul-fotso',
  kind: 'individual',
  companyName: null,
  firstNames: 'Paul',
  lastName: 'Fotso',
  profession: 'lawyer',
  city: 'Douala',
  isListed: true,
};
const day = (date: string, change: Partial<ExceptionRow> = {}): ExceptionRow => ({
  ...{ id: `id-${date}`, date, ranges: [], reason: null, substituteId: null, substitute: null },
  ...change,
});
const holidays = [
  { date: '2026-12-25', nameFr: 'Noël', nameEn: 'Christmas Day', isEstimated: false },
  { date: '2027-03-10', nameFr: 'Fête de fin du Ramadan', nameEn: 'Eid al-Fitr', isEstimated: true },
];
const write = 'POST /base/availability_exceptions/create-many';

const open = (exceptions: readonly ExceptionRow[], answers: Readonly<Record<string, FakeAnswer>> = {}) =>
  showPage(
    [
      {
        path: '/',
        element: <EditExceptions exceptions={exceptions} today="2026-11-25" reader={reader} timeZone="Africa/Douala" />,
      },
    ],
    '/',
    {
      'GET /holidays': () => ({ data: holidays }),
      'POST /pro/get-all/appointments': () => ({ data: [], page: { next: null, limit: 100 } }),
      ...answers,
    },
  );
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/gu, ' '));

test('an absence is one entry with who stands in; a holiday closed in English has its name in French', async () => {
  const away = { substituteId: substitute.id, substitute };
  const { container } = open([
    day('2026-11-28', { ranges: [{ start: '09:00', end: '13:00' }], reason: 'Permanence' }),
    day('2026-12-25', { reason: 'Christmas Day' }),
    day('2027-01-02', away),
    day('2027-01-03', away),
    day('2027-01-09', { ...away, substitute: { ...substitute, isListed: false } }),
  ]);
  await screen.findByText(/Noël$/u);
  expect(entries()).toEqual([
    'Sam. 28 nov.9 h – 13 h · Permanence',
    'Ven. 25 déc.Fermé · Noël',
    '2–3 janv.Fermé · Paul Fotso remplace',
    'Sam. 9 janv.Fermé · Paul Fotso n’est plus proposé(e)',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('holidays are closed with their names and reopened, as ticked, in one request', async () => {
  const { person, platform } = open([day('2026-12-25', { reason: 'Noël' })], {
    [`${write}?reopen=2026-12-25`]: () => ({ data: [] }),
  });
  await person.click(screen.getByRole('button', { name: 'Jours fériés' }));
  const dialog = within(await screen.findByRole('dialog'));
  const christmas = await dialog.findByRole('checkbox', { name: /^Noël/u });
  expect(christmas).toBeChecked();
  await person.click(christmas);
  await person.click(dialog.getByRole('checkbox', { name: /Ramadan.*date estimée/u }));
  await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(platform.http.calls.find(({ path }) => path.includes('create-many'))?.options.body).toEqual([
    { date: '2027-03-10', ranges: [], reason: 'Fête de fin du Ramadan', substituteId: null },
  ]);
});
