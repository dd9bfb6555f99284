import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { useLocation } from 'react-router-dom';
import { isInProgressToBookAtom, userAtom } from 'shared-contracts/platform/persisted-state';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { consultationFixture } from '../../../testing/consultation-fixture.ts';
import { professionalFixture } from '../../../testing/professional-fixture.ts';
import { strings } from '../../../testing/strings.ts';
import { BookingView } from '../booking-view.tsx';

const professional = professionalFixture();
const slot = '2099-11-23T08:30:00.000Z';
const reason = 'Mon bail commercial double de loyer.';
const free = {
  professionalId: professional.id,
  timeZone: 'Africa/Douala',
  consultationId: consultationFixture().id,
  slotMinutes: 30,
  slots: [{ startsAt: slot, endsAt: '2099-11-23T09:00:00.000Z', callTypes: ['video', 'call'] }],
  next: null,
};
const shell = {
  errors: { RATE_LIMITED: 'Trop de tentatives', TOO_MANY_WAITING_HERE: 'Plusieurs demandes attendent', INTERNAL: 'x' },
};

const Address = () => <output aria-label="address">{useLocation().search}</output>;

/** The booking of a client; `answers` are those to sending the request, one after the other. */
function openBooking(answers: (() => unknown)[], { query = `?type=video&slot=${slot}`, store = createStore() } = {}) {
  const http = fakeHttp({
    'POST /slots': () => ({ data: [free] }),
    'POST /slots/hold': () => ({ data: { expiresAt: '2099-11-20T10:00:00.000Z', seconds: 600 } }),
    'POST /slots/release': () => ({ data: {} }),
    'POST /appointments/find-by': () => ({ data: [], page: { next: null, limit: 1 } }),
    'POST /base/appointments/create': () => answers.shift()?.(),
    'POST /auth/confirm/send': () => ({ data: { hasLocalMailbox: true } }),
  });
  store.set(userAtom, clientUser);
  const platform = fakePlatform({ http, user: clientUser });
  const onSent = jest.fn();
  const page = render(
    withPlatform(
      <>
        <BookingView professional={professional} consultations={[consultationFixture()]} onSent={onSent} />
        <Address />
      </>,
      { platform, store, strings: { ...strings, shell }, at: `/lawyers/booking/${professional.id}${query}` },
    ),
  );
  const bodies = (path: string) => http.calls.filter((call) => call.path === path).map(({ options }) => options);
  return { ...page, person: userEvent.setup(), platform, store, onSent, bodies };
}

/** The same, written and sent. */
async function sendRequest(...answers: (() => unknown)[]) {
  const booking = openBooking(answers);
  await booking.person.click(await screen.findByLabelText(/Votre situation/));
  await booking.person.paste(reason);
  await booking.person.click(await screen.findByRole('button', { name: 'Envoyer la demande' }));
  return booking;
}
const unconfirmed = (hasLocalMailbox: boolean) => () => {
  throw problemError('EMAIL_NOT_CONFIRMED', 403, { details: { hasLocalMailbox } });
};
const sent = () => ({ data: appointmentFixture({ status: 'waiting' }) });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a request waits for e-mail confirmation while holding the slot, and is sent automatically once confirmed', async () => {
  const { platform, store, onSent, bodies, container } = await sendRequest(unconfirmed(false), sent);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(clientUser.email);
  expect(await axe(container)).toHaveNoViolations();
  expect(screen.getByLabelText(/Votre situation/)).toHaveValue(reason);
  expect(screen.queryByRole('link', { name: /messagerie locale/u })).not.toBeInTheDocument();
  expect(bodies('/slots/hold').at(-1)?.body).toMatchObject({ startsAt: slot, awaitsMail: true });
  expect(store.get(isInProgressToBookAtom)).toMatchObject({ reason, ownerId: clientUser.id });
  window.dispatchEvent(new Event('pagehide'));
  expect(bodies('/slots/release')).toHaveLength(0);

  act(() => platform.emit({ id: '1', type: 'account.confirmed', data: {} }));
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  const [first, second] = bodies('/base/appointments/create');
  expect(second).toEqual(first);
  expect(store.get(isInProgressToBookAtom)).toBeNull();
});

test('a page that a phone dropped meanwhile still waits, and sends the request once the address is confirmed', async () => {
  const { store, unmount } = await sendRequest(unconfirmed(false));
  const address = screen.getByRole('status', { name: 'address' });
  await waitFor(() => expect(address).toHaveTextContent('send=30-fixed-15000-XAF'));
  const query = address.textContent;
  unmount();
  const loaded = openBooking([unconfirmed(false)], { query, store });
  expect(await screen.findByRole('alert')).toHaveTextContent(clientUser.email);
  expect(loaded.bodies('/base/appointments/create')).toHaveLength(1);
  loaded.unmount();
  const { onSent } = openBooking([sent], { query, store });
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test('the link can be resent, and is readable in development, where no mail server runs', async () => {
  const { person, platform, bodies } = await sendRequest(unconfirmed(true));
  expect(await screen.findByRole('link', { name: /messagerie locale/u })).toHaveAttribute(
    'href',
    'https://api.nimbia.test/mailbox',
  );
  await person.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
  expect(await screen.findByText('Un nouveau lien est en route.')).toBeVisible();
  platform.http.on('POST /auth/confirm/send', () => {
    throw problemError('RATE_LIMITED', 429);
  });
  await person.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
  expect(await screen.findByText('Trop de tentatives')).toBeVisible();
  expect(bodies('/auth/confirm/send')).toHaveLength(2);
  expect(platform.errors).toEqual([]);
  const fault = new TypeError('no answer');
  platform.http.on('POST /auth/confirm/send', () => Promise.reject(fault));
  await person.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
  await waitFor(() => expect(platform.errors.map(({ error }) => error)).toEqual([fault]));
});

test('sent again before the address is confirmed, it says that it is not, and takes that back for a new link', async () => {
  const { person } = await sendRequest(unconfirmed(false), unconfirmed(false), unconfirmed(false));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('courriers indésirables');
  const send = screen.getByRole('button', { name: 'Envoyer la demande' });
  await person.click(send);
  await waitFor(() => expect(notice).toHaveTextContent('Cette adresse n’est pas encore confirmée'));
  await person.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
  expect(await screen.findByText('Un nouveau lien est en route.')).toBeVisible();
  expect(notice).not.toHaveTextContent('pas encore confirmée');
  await person.click(send);
  await waitFor(() => expect(notice).toHaveTextContent('Cette adresse n’est pas encore confirmée'));
  expect(screen.getByRole('alert')).toBe(notice);
});

test('a user who mistyped their address opens another account and keeps the request', async () => {
  const { person, platform, store } = await sendRequest(unconfirmed(false));
  await person.click(await screen.findByRole('button', { name: 'Utiliser une autre adresse' }));
  await waitFor(() => expect(platform.session.user).toBeNull());
  expect(store.get(isInProgressToBookAtom)).toMatchObject({ professionalId: professional.id, reason });
});

test('a rate limit is shown in the form with a link to the pending requests, and the input is kept', async () => {
  await sendRequest(() => {
    throw problemError('TOO_MANY_WAITING_HERE', 409, { details: { limit: 3 } });
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Plusieurs demandes attendent');
  expect(screen.getByRole('link', { name: 'Voir mes demandes' })).toHaveAttribute('href', '/user/en-attente');
  expect(screen.getByLabelText(/Votre situation/)).toHaveValue(reason);
});
