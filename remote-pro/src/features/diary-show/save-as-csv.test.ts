import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { appointmentViewFixture } from 'shared-ui/testing/appointment-view-fixture.ts';
import { appointmentsCsv, columns } from './save-as-csv.ts';

test('appointments are lines in order, at the hours of the practice, without formulas', () => {
  const view = appointmentViewFixture();
  const reader = { ...view.reader, timeZone: 'Africa/Douala' };
  const later = appointmentFixture({ reason: '=1+1' });
  const sooner = appointmentFixture({
    startsAt: '2026-11-20T23:30:00.000Z',
    endsAt: '2026-11-21T00:00:00.000Z',
    reason: 'Bail, dépôt',
    status: 'accepted',
  });
  const [header, ...lines] = appointmentsCsv(columns, [later, sooner], { ...view, reader })
    .slice(1)
    .split('\r\n');
  expect(header).toBe(columns.join(';'));
  expect(lines).toEqual([
    '2026-11-21;00:30;01:00;Paul Etoundi;Première consultation;Visioconférence;Accepté;"Bail, dépôt"',
    "2026-11-21;10:00;10:30;Paul Etoundi;Première consultation;Visioconférence;En attente;'=1+1",
    '',
  ]);
});

test('a time that is proposed is reserved as well: it has a line of its own', () => {
  const moving = appointmentFixture({
    status: 'accepted',
    proposedStartsAt: '2026-11-21T12:00:00.000Z',
    proposedEndsAt: '2026-11-21T12:30:00.000Z',
    proposedBy: 'professional',
  });
  const lines = appointmentsCsv(columns, [moving], appointmentViewFixture()).slice(1).split('\r\n');
  expect(lines.slice(1, 3).map((line) => line.split(';').filter((_, index) => [1, 2, 6].includes(index)))).toEqual([
    ['10:00', '10:30', 'Accepté'],
    ['13:00', '13:30', 'Horaire proposé'],
  ]);
});
