import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLoaderData } from 'react-router-dom';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { professionalFixture } from '../../../testing/professional-fixture.ts';
import { strings } from '../../../testing/strings.ts';
import { BookingDone } from './booking-done.tsx';

test.each([
  ['video', 'built_in', /Dans votre navigateur/u],
  ['video', 'zoom', /une fois votre demande acceptée/u],
  ['call', 'built_in', /vous appellera au numéro de votre compte/u],
  ['in_person', 'built_in', /Au cabinet, 12 rue Joss, Douala/u],
] as const)('the receipt shows how to meet: %s, %s', async (callType, meetingProvider, words) => {
  const professional = professionalFixture({ address: '12 rue Joss, Douala', city: 'Douala' });
  const booked = {
    consultationNameFr: 'Première consultation',
    consultationNameEn: 'First consultation',
    feeKind: 'fixed',
    fee: 15_000,
    currency: 'XAF',
  } as const;
  const sent = appointmentFixture({ callType, meetingProvider, ...booked });
  const { container } = render(
    withPlatform(<BookingDone professional={professional} sent={sent} documentNames={['bail.pdf', 'recu.pdf']} />, {
      strings,
      at: '/lawyers/booking/1?done=1',
    }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText('Le moment venu').nextElementSibling).toHaveTextContent(words);
  expect(screen.getByText('Consultation').nextElementSibling).toHaveTextContent(
    /^Première consultation15\s000\sFCFA$/u,
  );
  expect(screen.getByText(/^30 min/)).toBeVisible();
  expect(screen.getByText('Documents joints').nextElementSibling).toHaveTextContent('bail.pdf et recu.pdf');
  // A separator could begin or end a line.
  expect(container).not.toHaveTextContent('·');
  expect(await axe(container)).toHaveNoViolations();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test.each([
  ['waiting', 25, 24, /^Vous pouvez annuler ou proposer un autre horaire en ligne jusqu’à 24 heures avant/u],
  ['waiting', 2, 0, /en ligne jusqu’au début du rendez-vous/u],
  ['waiting', 23, 24, /une fois la demande acceptée, vous ne pourrez plus l’annuler ni le déplacer en ligne/u],
  ['accepted', 23, 24, /vous ne pouvez plus l’annuler ni le déplacer en ligne/u],
] as const)('the receipt shows the cancellation deadline: %s, in %i hours of %i', (status, hours, notice, words) => {
  const professional = professionalFixture({ cancelNoticeHours: notice });
  const sent = appointmentFixture({ status, startsAt: inHours(hours) });
  render(withPlatform(<BookingDone professional={professional} sent={sent} documentNames={[]} />, { strings }));
  expect(screen.getByText('Annulation').nextElementSibling).toHaveTextContent(words);
});

test('a started or rejected appointment shows no cancellation deadline', () => {
  for (const sent of [
    appointmentFixture({ status: 'accepted', startsAt: inHours(-1) }),
    appointmentFixture({ status: 'rejected', startsAt: inHours(99) }),
  ])
    render(
      withPlatform(<BookingDone professional={professionalFixture()} sent={sent} documentNames={[]} />, { strings }),
    );
  expect(screen.queryByText('Annulation')).not.toBeInTheDocument();
});

test.each([
  [{ status: 'accepted' }, 'Votre rendez-vous est confirmé', true],
  [{ status: 'rejected', changeReason: 'not_available' }, 'Votre demande est refusée', false],
  [
    { proposedStartsAt: '2026-11-22T09:00:00.000Z', proposedBy: 'professional' },
    'Un autre horaire vous est proposé',
    true,
  ],
  [{ status: 'expired' }, 'Votre demande a expiré', false],
] as const)('the open receipt updates when the request is answered: %o', async (change, title, isHeld) => {
  const platform = fakePlatform();
  let sent: Appointment = appointmentFixture();
  const Page = () => (
    <BookingDone professional={professionalFixture()} sent={useLoaderData<Appointment>()} documentNames={[]} />
  );
  const routes = [{ path: '/', element: <Page />, loader: () => sent, HydrateFallback: () => null }];
  render(withPlatform(null, { platform, strings, routes }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Votre demande est envoyée');
  expect(screen.getByRole('link', { name: 'Suivre ma demande' })).toHaveAttribute('href', '/user/en-attente');

  sent = { ...sent, ...change };
  await act(async () => platform.emit({ id: '1', type: 'appointment.change', data: {} }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(/jusqu’à la réponse|pour répondre/u)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir le rendez-vous' })).toHaveAttribute(
    'href',
    `/user/rendez-vous/${sent.id}`,
  );
  expect(screen.queryAllByRole('button', { name: /agenda/u })).toHaveLength(isHeld ? 1 : 0);
});
