import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ConflictState } from 'shared-contracts/schemas/conflict-check';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { useView } from '../../model/use-view.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ConflictSection } from './conflict-section.tsx';

const id = '5f0c0000-0000-4000-8000-0000000000c1';
const state: ConflictState = {
  checkId: id,
  parties: [{ id, addedBy: 'professional', role: 'other', kind: 'person', name: 'Ali Sow', otherNames: [] }],
  matches: [
    {
      name: 'Ali Sow',
      role: 'other',
      withName: 'Ali Sow',
      withRole: 'client',
      withClientId: id,
      withClientName: 'Ali Sow',
      appointmentId: id,
      startsAt: '2026-11-02T09:00:00.000Z',
      status: 'done',
    },
  ],
  confirmedAt: null,
  confirmations: [],
  isOpen: true,
};

function Section({ appointment }: { readonly appointment: Appointment }) {
  return <ConflictSection appointment={appointment} view={useView()} />;
}

async function show(change: Partial<Appointment>) {
  const appointment = appointmentFixture(change);
  const { container, person, platform } = showPage(
    [{ path: '/', element: <Section appointment={appointment} /> }],
    '/',
    {
      'POST /pro/get-all/professionals': () => ({
        data: [ownProfessionalFixture()],
        page: { next: null, limit: 1 },
      }),
      'POST /base/conflict_checks/create': () => ({
        data: {
          ...{ id, appointmentId: id, isLatest: true, names: [], found: 0 },
          ...{ checkedAt: '2026-11-26T09:00:00.000Z', confirmedAt: '2026-11-26T09:00:00.000Z' },
        },
      }),
      [`PUT /base/appointments/update-where/${appointment.id}`]: () => ({
        data: { ...appointment, status: 'rejected' },
      }),
    },
  );
  const card = within(await screen.findByRole('region', { name: 'Parties et conflit d’intérêts' }));
  return { card, container, person, platform };
}

test('what was found is checked, with more names, while the appointment takes place', async () => {
  const { card } = await show({ status: 'accepted', reason: null, conflict: state });
  expect(card.getByText('Conflit d’intérêts possible')).toBeVisible();
  expect(card.getByText(/s’affichent après votre vérification/u)).toBeVisible();
  expect(card.getByRole('button', { name: 'Vérifié, aucun conflit' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Retirer Ali Sow' })).toBeVisible();
});

test('a request that was declined says what was found and what became of it, and nothing can be recorded', async () => {
  const { card, container } = await show({
    status: 'rejected',
    changeReason: 'conflict_of_interest',
    reason: null,
    conflict: state,
  });
  expect(card.getByText('Conflit d’intérêts possible')).toBeVisible();
  expect(card.getByText('Demande refusée pour conflit d’intérêts.')).toBeVisible();
  expect(card.queryByText(/s’affichent après votre vérification/u)).not.toBeInTheDocument();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('an appointment without other names says that there was nothing to compare', async () => {
  const { card } = await show({ status: 'accepted', conflict: null });
  expect(card.getByText(/^Aucun autre nom à comparer/u)).toBeVisible();
});

test('where nothing was found the lawyer records their own check, or declines in one click', async () => {
  const { card, container, person, platform } = await show({ status: 'waiting', openedBy: 'client', conflict: null });
  expect(await axe(container)).toHaveNoViolations();
  const called = () => platform.http.calls.filter(({ method, path }) => method !== 'POST' || path.includes('conflict'));
  await person.click(card.getByRole('button', { name: 'Vérifié, aucun conflit' }));
  await waitFor(() => expect(called()).toHaveLength(1));
  await person.click(card.getByRole('button', { name: /^Refuser\s: conflit d’intérêts$/u }));
  await waitFor(() => expect(called()).toHaveLength(2));
  expect(called().map(({ options }) => options.body)).toEqual([
    { appointmentId: appointmentFixture().id },
    { where: expect.anything() as unknown, set: { status: 'rejected', changeReason: 'conflict_of_interest' } },
  ]);
});

test('once that is recorded there is nothing more to answer here', async () => {
  const checked = { ...state, parties: [], matches: [], isOpen: false, confirmedAt: '2026-11-25T09:00:00.000Z' };
  const { card } = await show({ status: 'waiting', openedBy: 'client', conflict: checked });
  expect(card.getByText(/^Vérifié le/u)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Vérifié, aucun conflit' })).not.toBeInTheDocument();
});
