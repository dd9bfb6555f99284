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
