import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ConflictState } from 'shared-contracts/schemas/appointment-party';
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
  const { container } = showPage([{ path: '/', element: <Section appointment={appointment} /> }], '/', {
    'POST /pro/get-all/professionals': () => ({
      data: [ownProfessionalFixture()],
      page: { next: null, limit: 1 },
    }),
  });
  const card = within(await screen.findByRole('region', { name: 'Parties et conflit d’intérêts' }));
  return { card, container };
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
