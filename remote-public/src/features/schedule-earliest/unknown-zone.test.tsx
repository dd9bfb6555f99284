import { render, screen } from '@testing-library/react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { EarliestView } from './earliest-view.tsx';

// The zone is read once for all that a document shows.
beforeAll(forgetZone);
afterAll(() => jest.restoreAllMocks());

test('a visitor whose device knows no zone sees the practice’s times, and searches hours of a clock that is named', () => {
  const professional = professionalFixture({ timeZone: 'America/Toronto', city: 'Montréal', country: 'CA' });
  const startsAt = '2026-11-23T14:30:00.000Z';
  const slots = [{ startsAt, endsAt: '2026-11-23T15:00:00.000Z', callTypes: ['video' as const] }];
  const entry = { professional, consultationId: '0192a000-0000-7000-8000-0000000000c1', slotMinutes: 30, slots };
  const result = { ok: true, value: { entries: [entry], next: null, isCapped: false } } as const;
  const { container } = render(
    withPlatform(<EarliestView data={{ filter: {}, ignored: [], result }} />, { strings, at: '/schedule-meeting' }),
  );
  expect(screen.getByRole('link', { name: /lun\. 23 nov\. .*9.*30/ })).toBeVisible();
  expect(screen.getByText(/heure de Toronto/)).toBeVisible();
  expect(screen.getByText('Heure de Douala')).toBeVisible();
  expect(container.querySelector('input[name=zone]')).toHaveValue('Africa/Douala');
});
