import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { AppointmentView } from '../appointment-view.ts';
import { PlatformContext } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { AreaQueryProvider } from '../../queries/area-query-provider.tsx';
import { ProposeTimeDialog } from './propose-time-dialog.tsx';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString();
const now = new Date(2026, 10, 20, 12).getTime();
const appointment = appointmentFixture({ status: 'accepted', startsAt: at(24, 10), endsAt: at(24, 10, 30) });
const free = [{ startsAt: at(21, 9), endsAt: at(21, 9, 30), callTypes: ['video' as const] }];
const own = { startsAt: at(24, 10), endsAt: at(24, 10, 30), callTypes: ['video' as const] };
const taken: Problem = { status: 409, code: 'SLOT_TAKEN', errors: [], details: { nearest: [...free, own] } };

function open(party: AppointmentView['party'], problem: Problem | null = null, others: readonly Appointment[] = []) {
  const handleSubmit = jest.fn(() => Promise.resolve());
  const view = appointmentViewFixture({ reader: { locale: 'fr', timeZone }, party, now });
  const page = { next: null, limit: 100 };
  const { professionalId } = appointment;
  const http = fakeHttp({
    'POST /pro/get-all/appointments': () => ({ data: others, page }),
    'POST /slots': () => ({
      data: [{ professionalId, timeZone, consultationId: null, slotMinutes: 30, slots: free, next: null }],
      page,
    }),
  });
  const platform = fakePlatform({ http });
  const dialog = (refused: Problem | null) => (
    <PlatformContext.Provider value={platform}>
      <AreaQueryProvider>
        <ProposeTimeDialog
          appointment={appointment}
          view={view}
          problem={refused}
          errorText={(code) => `« ${code} »`}
          onClose={() => undefined}
          onSubmit={handleSubmit}
        />
      </AreaQueryProvider>
    </PlatformContext.Provider>
  );
  const { rerender } = render(dialog(problem));
  return { handleSubmit, person: userEvent.setup(), refuse: () => rerender(dialog(taken)) };
}
const send = () => screen.getByRole('button', { name: 'Envoyer la proposition' });

test('a professional extends the duration without moving, as by dragging the end', async () => {
  const { person, handleSubmit } = open('professional');
  const length = screen.getByLabelText('Durée (minutes)');
  expect(length).toHaveValue(30);
  await person.clear(length);
  await person.type(length, '90');
  expect(screen.getByText('Se termine à 11 h 30')).toBeVisible();
  await person.click(send());
  expect(handleSubmit).toHaveBeenCalledWith({ startsAt: at(24, 10), endsAt: at(24, 11, 30) });
});

test('a professional is warned about a time that clients cannot book, and may still propose it', async () => {
  const { person, handleSubmit } = open('professional');
  const remark = /Vos clients ne peuvent pas réserver cet horaire/u;
  const day = screen.getByLabelText('Début');
  await person.click(await screen.findByRole('radio', { name: /09:00/ }));
  await waitFor(() => expect(screen.queryByText(remark)).not.toBeInTheDocument());
  await person.clear(day);
  await person.type(day, '20:15');
  expect(await screen.findByText(remark)).toBeVisible();
  await person.click(send());
  expect(handleSubmit).toHaveBeenCalledWith({ startsAt: at(21, 20, 15), endsAt: at(21, 20, 45) });
});

test('a professional is told before sending that the time meets another appointment, not that it may be proposed', async () => {
  const other = appointmentFixture({
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e99',
    status: 'accepted',
    startsAt: at(24, 11),
    endsAt: at(24, 11, 30),
  });
  const { person } = open('professional', null, [appointment, other]);
  const start = screen.getByLabelText('Début');
  await person.clear(start);
  await person.type(start, '11:15');
  expect(await screen.findByText('Vous n’êtes pas libre à cet horaire')).toBeVisible();
  expect(screen.getByText(/^Vous avez déjà un rendez-vous avec .*, 11\sh/u)).toBeVisible();
  expect(screen.queryByText(/tout de même/u)).not.toBeInTheDocument();
});

test('conflicts, an empty duration and past times are reported at their field, and nothing is sent', async () => {
  const { person, handleSubmit } = open('professional');
  await person.click(send());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByLabelText('Début')).toHaveAccessibleDescription(/C’est déjà l’horaire prévu/);
  await person.clear(screen.getByLabelText('Durée (minutes)'));
  await person.click(send());
  expect(screen.getByLabelText('Durée (minutes)')).toHaveAccessibleDescription(/1 à 480 minutes/);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('all that is wrong is said at once, each at its field until it is put right', async () => {
  const { person, handleSubmit } = open('professional');
  const typeIn = async (label: string, text: string) => {
    await person.clear(screen.getByLabelText(label));
    await person.type(screen.getByLabelText(label), text);
  };
  await typeIn('Jour', '32/12/2026');
  await typeIn('Début', '25:99');
  await typeIn('Durée (minutes)', '-5');
  await person.click(send());
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links()).toEqual(['« DATE_INVALID »', '« TIME_INVALID »', 'Saisissez une durée de 1 à 480 minutes']);
  expect(screen.getByLabelText('Jour')).toHaveAccessibleDescription('« DATE_INVALID »');
  expect(screen.getByLabelText('Début')).toHaveAccessibleDescription('« TIME_INVALID »');
  await typeIn('Jour', '22/12/2026');
  expect(screen.getByLabelText('Jour')).toBeValid();
  expect(links()).toEqual(['« TIME_INVALID »', 'Saisissez une durée de 1 à 480 minutes']);
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a taken time offers the nearest free ones, and the selected one is sent', async () => {
  const { person, handleSubmit, refuse } = open('professional');
  refuse();
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent('Vous n’êtes pas libre à cet horaire');
  expect(refusal.parentElement).toHaveFocus();
  // Its own time is free, but not an alternative.
  expect(within(refusal).getAllByRole('button')).toHaveLength(1);
  await person.click(within(refusal).getByRole('button', { name: /21 nov\. · 9\sh/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Début')).toHaveValue('09:00');
  await person.click(send());
  expect(handleSubmit).toHaveBeenCalledWith({ startsAt: at(21, 9), endsAt: at(21, 9, 30) });
});

test('a client chooses among free slots and keeps the duration', async () => {
  const { person, handleSubmit } = open('client');
  expect(screen.queryByLabelText('Durée (minutes)')).not.toBeInTheDocument();
  await person.click(send());
  expect(screen.getByRole('group', { name: 'Créneaux libres' })).toHaveAccessibleDescription(/Choisissez un horaire/);
  await person.click(await screen.findByRole('radio', { name: /09:00/ }));
  await person.click(send());
  expect(handleSubmit).toHaveBeenCalledWith({ startsAt: at(21, 9), endsAt: at(21, 9, 30) });
});
