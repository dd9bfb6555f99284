import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { appointmentFixture } from 'shared-contracts/testing/appointment-fixture';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { BookingDone } from './booking-done.tsx';

test.each([
  ['video', /n’est pas encore ouverte.*sur la page de votre rendez-vous/u],
  ['call', /vous appelle au numéro de votre compte/u],
  ['in_person', /Au cabinet, 12 rue Joss, Douala/u],
] as const)('the receipt says how to meet: %s', async (callType, words) => {
  const professional = professionalFixture({ address: '12 rue Joss, Douala', city: 'Douala' });
  const sent = appointmentFixture({ callType });
  const { container } = render(
    withPlatform(<BookingDone professional={professional} sent={sent} />, { strings, at: '/lawyers/booking/1?done=1' }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText('Comment se retrouver').nextElementSibling).toHaveTextContent(words);
  expect(await axe(container)).toHaveNoViolations();
});
