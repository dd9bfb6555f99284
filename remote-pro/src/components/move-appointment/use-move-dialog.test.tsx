import { screen } from '@testing-library/react';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { useView } from '../../model/use-view.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { useMoveDialog } from './use-move-dialog.tsx';

const ahead = (day: number) => `2026-12-0${day}T09:00:00.000Z`;
const requested = {
  status: 'waiting',
  openedBy: 'client',
  startsAt: ahead(1),
  endsAt: '2026-12-01T09:30:00.000Z',
} as const;
const state = {
  ...{ checkId: '5f0c0000-0000-4000-8000-0000000000c1', parties: [], matches: [], confirmedAt: null },
  ...{ confirmations: [], isOpen: true },
};

function Dragged({ appointment }: { readonly appointment: Appointment }) {
  const { ask, dialog } = useMoveDialog([appointment], useView());
  return (
    <>
      <button
        type="button"
        onClick={() => ask({ id: appointment.id, kind: 'drop', start: ahead(2), end: null, allDay: false })}
      >
        drag
      </button>
      {dialog}
    </>
  );
}

async function drag(change: Partial<Appointment>) {
  const element = <Dragged appointment={appointmentFixture({ ...requested, ...change })} />;
  const { person, platform } = showPage([{ path: '/', element }], '/', {
    'POST /pro/get-all/professionals': () => ({
      data: [ownProfessionalFixture()],
      page: { next: null, limit: 1 },
    }),
    'POST /slots': () => ({ data: [] }),
    'POST /pro/get-all/appointments': () => ({ data: [], page: { next: null, limit: 100 } }),
  });
  await person.click(screen.getByRole('button', { name: 'drag' }));
  return platform;
}

test('a request that is dragged asks before its new time is proposed', async () => {
  await drag({});
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('a request whose conflict of interest is unchecked stays where it is, with the reason', async () => {
  const platform = await drag({ conflict: state });
  expect(platform.toasts).toEqual([
    { tone: 'error', text: expect.stringMatching(/vérifiez d’abord le conflit d’intérêts possible\.$/u) as string },
  ]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
