import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { consultation } from 'shared-contracts/schemas/consultation';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { knownFixture, pageOf, slotsFixture } from '../../testing/known-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { freeTimesLoader } from './free-times-loader.ts';
import { Component, ErrorBoundary } from './free-times-page.tsx';

const people = 'GET /known-professionals*';
const one = knownFixture();
const other = knownFixture(
  { consultation: null },
  { id: '0192a000-0000-7000-8000-00000000000b', slug: 'odile-mvondo', firstNames: 'Odile', lastName: 'Mvondo' },
);
const ids = [one.professional.id, other.professional.id] as const;
const offer = (id: string, professionalId: string, nameFr: string) =>
  rowOf(consultation, {
    id,
    professionalId,
    nameFr,
    nameEn: nameFr,
    minutes: 45,
    feeKind: 'free',
    callTypes: ['video', 'call'],
    active: true,
    position: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
const [first, second] = ['0192a000-0000-7000-8000-0000000000c1', '0192a000-0000-7000-8000-0000000000c2'];
const at = (hour: number, day = 27) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const fail = () => {
  throw problemError('UNAVAILABLE', 503);
};

const open = (answers: Readonly<Record<string, FakeAnswer>> = {}, address = '/user/disponibilite') =>
  showPage(
    [{ path: '/user/disponibilite', loader: freeTimesLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    address,
    {
      [people]: () => pageOf(one, other),
      'POST /consultations/find-by': () =>
        pageOf(offer(first, ids[0], 'Conseil'), offer(second, ids[0], 'Rédaction'), offer(ids[1], ids[1], 'Médiation')),
      'POST /slots': () =>
        pageOf(slotsFixture(ids[0], at(8), at(9), at(10), at(11), at(12), at(13), at(14)), {
          ...slotsFixture(ids[1], at(14, 28)),
          consultationId: ids[1],
        }),
      ...answers,
    },
  );

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T10:00:00Z')));
afterEach(() => jest.restoreAllMocks());
const lastSlots = (platform: ReturnType<typeof open>['platform']) =>
  platform.http.calls.findLast(({ path }) => path === '/slots')?.options.body;

test('the free times stand side by side, each a link into the booking', async () => {
  const { container, platform, person } = open();
  const times = within(await screen.findByRole('list', { name: /^Aïssatou Mbarga, ven\. 27 nov\./u }));
  expect(times.getAllByRole('link')).toHaveLength(5);
  await person.click(times.getByRole('button', { name: /^\+ 2/u }));
  expect(times.getAllByRole('link')).toHaveLength(7);
  expect(screen.getByRole('link', { name: /, sam\. 28 nov\., Odile Mvondo/u })).toHaveAttribute(
    'href',
    `/lawyers/booking/${ids[1]}?consultation=${ids[1]}&slot=${encodeURIComponent(at(14, 28))}`,
  );
  expect(screen.getByRole('link', { name: 'Odile Mvondo' })).toHaveAttribute(
    'href',
    `/professionnels/odile-mvondo?consultation=${ids[1]}`,
  );
  expect(lastSlots(platform)).toMatchObject({ professionalIds: ids, consultationIds: [first] });
  expect(await axe(container)).toHaveNoViolations();
});

test('a way to meet, a consultation and a week are asked for and kept in the address', async () => {
  const { platform, person } = open({
    'POST /slots': ({ options }) => {
      const { consultationIds } = options.body as { consultationIds: string[] };
      return pageOf({ ...slotsFixture(ids[0], at(8)), consultationId: consultationIds[0] }, slotsFixture(ids[1]));
    },
  });
  await person.selectOptions(await screen.findByRole('combobox', { name: /Mbarga/u }), 'Rédaction');
  expect(screen.getByRole('combobox', { name: /Mbarga/u })).toHaveValue(second);
  const booked = await screen.findByRole('link', { name: /^\d\d:00, .*Mbarga$/u });
  await waitFor(() => expect(booked).toHaveAttribute('href', expect.stringContaining(second)));
  await person.click(screen.getByRole('radio', { name: 'Visioconférence' }));
  await waitFor(() =>
    expect(lastSlots(platform)).toMatchObject({ callType: 'video', consultationIds: [second, first] }),
  );
  await waitFor(() => expect(booked).toHaveAttribute('href', expect.stringContaining('type=video')));
  expect(screen.getByRole('button', { name: 'Semaine précédente' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Semaine suivante' }));
  await waitFor(() => expect(lastSlots(platform)).toMatchObject({ callType: 'video' }));
  expect(await screen.findByText(/3.9 décembre 2026/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Semaine précédente' })).toBeEnabled();
});

test('a week without free times says so, with the next ones', async () => {
  const next = { startsAt: '2026-12-08T08:00:00.000Z', endsAt: '2026-12-08T08:45:00.000Z', callTypes: ['call'] };
  open({ 'POST /slots': () => pageOf({ ...slotsFixture(ids[0]), next }, slotsFixture(ids[1])) });
  expect(await screen.findByText('Aucun créneau libre cette semaine')).toBeVisible();
  expect(screen.getByRole('link', { name: /mar\. 8 déc\./u })).toHaveAttribute(
    'href',
    expect.stringContaining('type=call'),
  );
});

test('a booked time goes away when an event says so', async () => {
  const { platform } = open();
  await screen.findByRole('list', { name: /^Odile Mvondo, /u });
  platform.http.on('POST /slots', () => pageOf(slotsFixture(ids[0], at(8)), slotsFixture(ids[1])));
  act(() => platform.emit({ id: '1', type: 'appointment.accepted', data: {} }));
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Odile Mvondo, /u })).not.toBeInTheDocument());
});

test('without anybody the page leads to the search', async () => {
  open({ [people]: () => pageOf() });
  expect(await screen.findByRole('link', { name: 'Trouver un professionnel' })).toHaveAttribute('href', '/recherche');
});

test('free times that fail are tried again beside the controls', async () => {
  const { platform, person } = open({ 'POST /slots': fail });
  expect(await screen.findByText('Les créneaux n’ont pas pu être chargés')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Visioconférence' })).toBeVisible();
  platform.http.on('POST /slots', () => pageOf(slotsFixture(ids[0], at(8)), slotsFixture(ids[1])));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('list', { name: /^Aïssatou Mbarga, /u })).toBeVisible();
});
