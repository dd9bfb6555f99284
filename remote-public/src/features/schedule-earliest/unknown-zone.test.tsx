import { render, screen } from '@testing-library/react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { EarliestView } from './earliest-view.tsx';

// The zone is read once for all that a document shows.
beforeAll(forgetZone);
afterAll(() => jest.restoreAllMocks());

test('a visitor whose device knows no zone has one clock for headings, times and hours of the search, and it is named', () => {
  const professional = professionalFixture({ timeZone: 'America/Toronto', city: 'Montréal', country: 'CA' });
  const startsAt = '2026-11-23T23:30:00.000Z';
  const slots = [{ startsAt, endsAt: '2026-11-24T00:00:00.000Z', callTypes: ['video' as const] }];
  const entry = { professional, consultationId: '0192a000-0000-7000-8000-0000000000c1', slotMinutes: 30, slots };
  const result = { ok: true, value: { entries: [entry], next: null, isCapped: false } } as const;
  const { container } = render(
    withPlatform(<EarliestView data={{ filter: {}, ignored: [], result }} />, { strings, at: '/schedule-meeting' }),
  );
  expect(screen.getByRole('heading', { name: 'mardi 24 novembre 2026' })).toBeVisible();
  expect(screen.getByRole('link', { name: /mar\. 24 nov\. .*0.*30/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/heure de Douala/);
  expect(screen.getByText(/lun\. 23 nov\. à 18 h 30.*heure de Montréal/)).toBeVisible();
  expect(screen.getByText('Heure de Douala')).toBeVisible();
  expect(container.querySelector('input[name=zone]')).toHaveValue('Africa/Douala');
});
