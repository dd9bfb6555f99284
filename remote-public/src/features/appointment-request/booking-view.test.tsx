import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import { isInProgressToBookAtom, userAtom } from 'shared-contracts/platform/persisted-state';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { fakeHttp, problemError, type FakeAnswer, type FakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, operatorUser, professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { FormPage } from '../../forms/form-page.tsx';
import { slotHolder } from '../../booking/slot-holder.ts';
import type * as VisitorZone from '../../time/use-visitor-zone.ts';
import { consultationFixture } from '../../testing/consultation-fixture.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { BookingView } from './booking-view.tsx';
import type { BookingOptions } from './use-booking.ts';

/** Where the device is, if not where the tests run. */
let mockZone: string | undefined;
jest.mock('../../time/use-visitor-zone.ts', () => {
  const actual = jest.requireActual<typeof VisitorZone>('../../time/use-visitor-zone.ts');
  return { ...actual, useVisitorZone: () => mockZone ?? actual.useVisitorZone() };
});

const professional = professionalFixture();
const slot = '2099-11-23T08:30:00.000Z';
const nearest = [{ startsAt: '2099-11-23T09:00:00.000Z', endsAt: '2099-11-23T09:30:00.000Z', callTypes: ['video'] }];
const reason = 'Mon bail commercial double de loyer.';
const first = consultationFixture();
const free = {
  professionalId: professional.id,
  timeZone: 'Africa/Douala',
  consultationId: first.id,
  slotMinutes: 30,
  slots: [{ startsAt: slot, endsAt: '2099-11-23T09:00:00.000Z', callTypes: ['video', 'call'] }],
  next: null,
};

const second = professionalFixture({ id: '0192a000-0000-7000-8000-0000000000e2' });
const third = { ...clientUser, id: '0192a000-0000-7000-8000-0000000000e3' };

/** Where one may go from a page that is no booking. */
function Ways() {
  const [search] = useSearchParams();
  return (
    <>
      <Link to={search.get('next') ?? '/'}>back</Link>
      <Link to={`/lawyers/booking/${professional.id}?type=video&slot=${slot}`}>first</Link>
      <Link to={`/lawyers/booking/${second.id}?type=video&slot=${slot}`}>second</Link>
      <Link to="/recherche">elsewhere</Link>
    </>
  );
}

const Door = () => (
  <FormPage title="door" lead="">
    <Ways />
  </FormPage>
);

function Page(options: Pick<BookingOptions, 'professional' | 'onSent'>) {
  return <BookingView {...options} consultations={useLoaderData<BookingOptions['consultations']>()} />;
}

function open({
  user = null,
  http = fakeHttp(),
  query = `?type=video&slot=${slot}`,
  consultations = () => [first],
  own = [],
  hold = {},
}: {
  user?: SessionUser | null;
  http?: FakeHttp;
  query?: string;
  /** What can be booked at the time of asking. */
  consultations?: () => BookingOptions['consultations'];
  own?: Appointment[];
  /** Answers about holding the slot, where they are not the usual ones. */
  hold?: Record<string, FakeAnswer>;
} = {}) {
  const answers: Record<string, FakeAnswer> = {
    'POST /slots': () => ({ data: [free] }),
    'POST /slots/hold': () => ({ data: { expiresAt: '2099-11-20T10:00:00.000Z', seconds: 600 } }),
    'POST /slots/release': () => ({ data: {} }),
    ...hold,
  };
  for (const [route, answer] of Object.entries(answers)) http.on(route, answer);
  http.on('POST /appointments/find-by', () => ({ data: own, page: { next: null, limit: 1 } }));
  const store = createStore();
  store.set(userAtom, user);
  const platform = fakePlatform({ http, user });
  const onSent = jest.fn();
  const at = `/lawyers/booking/${professional.id}${query}`;
  const routes = [
    ...[professional, second].map((one) => ({
      path: `/lawyers/booking/${one.id}`,
      loader: () => consultations(),
      HydrateFallback: () => null,
      element: <Page key={one.id} professional={one} onSent={onSent} />,
    })),
    { path: '/login-user', element: <Door /> },
    { path: '*', element: <Ways /> },
  ];
  const page = render(withPlatform(null, { platform, store, strings, at, routes }));
  return { ...page, onSent, store, http, platform, person: userEvent.setup() };
}

const field = () => screen.findByLabelText(/Votre situation/);
/** Pasted: what each key does is not what most tests are about. */
async function write(person: ReturnType<typeof userEvent.setup>) {
  await person.click(await field());
  await person.paste(reason);
}
/** What is chosen, in the bar. */
const chosen = () => within(screen.getByRole('region', { name: 'Votre choix' }));
const taken = {
  'POST /slots/hold': () => {
    throw problemError('SLOT_TAKEN', 409, { details: { nearest } });
  },
};
const creations = (http: FakeHttp) => http.calls.filter(({ path }) => path === '/base/appointments/create');

afterEach(() => {
  mockZone = undefined;
  localStorage.clear();
  sessionStorage.clear();
});

test('a visitor chooses and writes on one page, and leaves to sign in with all of it kept', async () => {
  const { person, store, container } = open({ query: `?slot=${slot}` });
  await person.click(await screen.findByRole('radio', { name: 'Visio' }));
  expect(chosen().getByText(/^lundi 23 nov\. à 9\sh\s30/u)).toBeVisible();
  expect(chosen().getByText('15 000 FCFA')).toBeVisible();
  await write(person);
  expect(screen.getByText('Annulation').nextElementSibling).toHaveTextContent(/jusqu’à 24 heures avant/u);
  expect(screen.getByText('Le moment venu').nextElementSibling).toHaveTextContent(/^Dans votre navigateur/u);
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Se connecter et envoyer' }));
  expect(store.get(isInProgressToBookAtom)).toMatchObject({
    professionalId: professional.id,
    startsAt: slot,
    callType: 'video',
    reason,
  });
});

test.each([
  ['2099-11-23T04:30:00.000Z', /^dimanche 22 nov\. à 23 h 30$/u, 'lun. 23 nov. à 5 h 30, heure de Douala'],
  [slot, /^lundi 23 nov\. à 3 h 30$/u, '9 h 30, heure de Douala'],
])(
  'the bar and the last part say the professional’s own time of %s too, where it is another one',
  async (startsAt, here, there) => {
    mockZone = 'America/Toronto';
    const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString();
    const slots = [{ startsAt, endsAt, callTypes: ['video'] }];
    const hold = { 'POST /slots': () => ({ data: [{ ...free, slots }] }) };
    open({ query: `?type=video&slot=${startsAt}`, hold });
    await field();
    expect(chosen().getByText(here)).toBeVisible();
    expect(chosen().getByText(there)).toBeVisible();
    const sending = within(screen.getByRole('region', { name: 'Envoi' }));
    expect(sending.getByText('Créneau').nextElementSibling).toHaveTextContent(`30 min (${there})`);
  },
);

test('what is missing is said in a focused summary and at its group, until it is chosen', async () => {
  const { person, container } = open({ query: '' });
  await person.click(await screen.findByRole('button', { name: 'Continuer' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect([...summary.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['#callType', '#slot']);
  expect(screen.getByRole('group', { name: /^Comment souhaitez-vous vous parler/u })).toHaveAccessibleDescription(
    'Choisissez comment vous souhaitez vous parler',
  );
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('radio', { name: 'Téléphone' }));
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
});

test('with everything chosen one continues to the text, which has to say something', async () => {
  const { person, http } = open({ user: clientUser });
  await person.click(await screen.findByRole('button', { name: 'Continuer' }));
  expect(await field()).toHaveFocus();
  await person.click(await screen.findByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(await field()).toHaveAttribute('aria-invalid', 'true');
  await person.type(await field(), 'Bail');
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(await field()).toHaveAccessibleDescription(/en 10 caractères au moins/u);
  expect(creations(http)).toHaveLength(0);
});

/** Free slots on two days of the next two weeks, the second one at the office only. */
function soon() {
  const noonIn = (days: number) => new Date((Math.floor(Date.now() / 86_400_000) + days) * 86_400_000 + 43_200_000);
  const at = (days: number, callTypes: string[]) => ({
    startsAt: noonIn(days).toISOString(),
    endsAt: new Date(noonIn(days).getTime() + 1_800_000).toISOString(),
    callTypes,
  });
  return [at(3, ['video', 'call']), at(5, ['in_person'])] as const;
}

test('a pasted text that is too long stays whole, and its limit is said at the field', async () => {
  const { person, http } = open({ user: clientUser });
  const text = 'x'.repeat(2100);
  await person.click(await field());
  await person.paste(text);
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await waitFor(async () => expect(await field()).toBeInvalid());
  const said = String.raw`Raccourcissez ce texte à 2\s000 caractères au plus ; il y en a 2\s100`;
  // Once at the field, and in the same words above.
  expect(await field()).toHaveAccessibleDescription(new RegExp(`bancaires\\. ${said}$`, 'u'));
  expect(screen.getByRole('link', { name: new RegExp(`^${said}$`, 'u') })).toHaveAttribute('href', '#reason');
  expect(await field()).toHaveValue(text);
  expect(creations(http)).toHaveLength(0);
});

test('one day’s slots are shown at a time; a slot with one way to meet leaves nothing to choose', async () => {
  const [call, office] = soon();
  const offers = [consultationFixture({ callTypes: ['video', 'call', 'in_person'] })] as const;
  const hold = { 'POST /slots': () => ({ data: [{ ...free, slots: [call, office] }] }) };
  const { person, http, container } = open({ query: '', consultations: () => offers, hold });
  const days = within(await screen.findByRole('group', { name: 'Choisissez un jour' }));
  const slots = () => within(screen.getByRole('group', { name: 'Choisissez un créneau' })).getAllByRole('radio');
  expect(days.getAllByRole('radio')[0]).toBeChecked();
  expect(slots().map((one) => one.getAttribute('value'))).toEqual([call.startsAt]);
  await person.click(days.getAllByRole('radio')[1] as HTMLElement);
  expect(slots().map((one) => one.getAttribute('value'))).toEqual([office.startsAt]);
  await person.click(slots()[0] as HTMLElement);
  expect(screen.getByRole('radio', { name: 'Au cabinet' })).toBeChecked();
  const held = () => http.calls.findLast(({ path }) => path === '/slots/hold')?.options.body;
  await waitFor(() => expect(held()).toMatchObject({ startsAt: office.startsAt, callType: 'in_person' }));
  expect(await axe(container)).toHaveNoViolations();

  // Another way has other slots: the chosen one is said to be none of them.
  await person.click(screen.getByRole('radio', { name: 'Visio' }));
  expect(await screen.findByText('Ce créneau n’est pas proposé en visioconférence')).toBeVisible();
  expect(chosen().getByRole('deletion')).toBeVisible();
  expect(slots().map((one) => one.getAttribute('value'))).toEqual([call.startsAt]);
  await person.click(slots()[0] as HTMLElement);
  await waitFor(() => expect(held()).toMatchObject({ startsAt: call.startsAt, callType: 'video' }));
  await waitFor(() => expect(chosen().queryByRole('deletion')).not.toBeInTheDocument());
});

test('several consultations are a choice with length, fee and what to prepare, which the address keeps', async () => {
  const deed = consultationFixture({
    id: '0192a000-0000-7000-8000-0000000000c2',
    nameFr: 'Signature d’un acte',
    minutes: 60,
    feeKind: 'on_request',
    fee: null,
    currency: null,
    callTypes: ['in_person'],
    preparationFr: 'Une pièce d’identité.',
  });
  const { person, container, unmount } = open({ query: '?type=video', consultations: () => [first, deed] });
  expect(await screen.findByRole('radio', { name: 'Première consultation' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Signature d’un acte' })).toHaveAccessibleDescription(
    /^60\smin\s·\sHonoraires\sà\sconvenir\s?Une pièce d’identité\.$/u,
  );
  await person.click(screen.getByRole('radio', { name: 'Signature d’un acte' }));
  expect(screen.getByRole('radio', { name: 'Au cabinet' })).toBeChecked();
  expect(chosen().getByText('Honoraires à convenir')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  open({ query: `?consultation=${deed.id}`, consultations: () => [first, deed] });
  expect(await screen.findByRole('radio', { name: 'Signature d’un acte' })).toBeChecked();
});

test('another consultation keeps the chosen slot if it has it too, else asks quietly for another', async () => {
  const brief = consultationFixture({
    id: '0192a000-0000-7000-8000-0000000000c2',
    nameFr: 'Point rapide',
    minutes: 20,
  });
  const [other] = soon();
  const startsAt = new Date(Date.parse(other.startsAt) + 10 * 60_000).toISOString();
  const [shared, own] = [
    { ...other, callTypes: ['video'] },
    { ...other, startsAt, callTypes: ['video'] },
  ];
  const slotsOf: FakeAnswer = ({ options }) => {
    const { consultationId } = options.body as { consultationId: string };
    return { data: [{ ...free, consultationId, slots: consultationId === first.id ? [shared, own] : [shared] }] };
  };
  const { person, http, container } = open({
    query: `?type=video&slot=${startsAt}`,
    consultations: () => [first, brief],
    hold: { 'POST /slots': slotsOf },
  });
  const holds = () => http.calls.filter(({ path }) => path === '/slots/hold').map(({ options }) => options.body);
  const note = /^Cette consultation n’est pas proposée à cette heure-là/u;
  await waitFor(() => expect(holds().at(-1)).toMatchObject({ consultationId: first.id, startsAt }));
  await person.click(screen.getByRole('radio', { name: 'Point rapide' }));
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.queryByText('Ce créneau n’est pas libre')).not.toBeInTheDocument();
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
  expect(holds()).not.toContainEqual(expect.objectContaining({ consultationId: brief.id }));
  expect(await axe(container)).toHaveNoViolations();

  await person.click(screen.getByDisplayValue(shared.startsAt));
  const holdOf = ({ id }: typeof first) => ({ consultationId: id, startsAt: shared.startsAt });
  await waitFor(() => expect(holds().at(-1)).toMatchObject(holdOf(brief)));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: 'Première consultation' }));
  await waitFor(() => expect(holds().at(-1)).toMatchObject(holdOf(first)));
  expect(screen.getByDisplayValue(shared.startsAt)).toBeChecked();
});

test('a fee that changed meanwhile is shown before the request is sent again, and nothing typed is lost', async () => {
  const dearer = consultationFixture({ fee: 20_000 });
  let offer = first;
  const http = fakeHttp({
    'POST /base/appointments/create': () => {
      if (offer === dearer) return { data: appointmentFixture() };
      offer = dearer;
      throw problemError('CONSULTATION_CHANGED', 409, { details: { consultation: dearer } });
    },
  });
  const { person, onSent, container } = open({ user: clientUser, http, consultations: () => [offer] });
  await write(person);
  expect(chosen().getByText('15 000 FCFA')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/a changé entre-temps.*20\s000\sFCFA/u));
  expect(chosen().getByText('20 000 FCFA')).toBeVisible();
  expect(await field()).toHaveValue(reason);
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test('who signs in to send does not send again; a fee that has changed meanwhile is shown first', async () => {
  const http = fakeHttp({ 'POST /base/appointments/create': () => ({ data: appointmentFixture() }) });
  let offer = first;
  const { person, store } = open({ http, consultations: () => [offer] });
  await write(person);
  await goToDoor(person);
  offer = consultationFixture({ fee: 20_000 });
  act(() => store.set(userAtom, clientUser));
  await person.click(screen.getByRole('link', { name: 'back' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/20\s000\sFCFA/u);
  expect(creations(http)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await waitFor(() => expect(creations(http)).toHaveLength(1));
});

test('an address alone sends nothing', async () => {
  const http = fakeHttp();
  const { person } = open({ user: clientUser, http, query: `?type=video&slot=${slot}&send=30-fixed-15000-XAF` });
  await write(person);
  expect(creations(http)).toHaveLength(0);
});

test('a double-clicked request is sent once, with an idempotency key', async () => {
  const http = fakeHttp({ 'POST /base/appointments/create': () => new Promise(() => undefined) });
  const { person } = open({ user: clientUser, http });
  await write(person);
  await person.dblClick(screen.getByRole('button', { name: /Envoyer la demande/ }));
  expect(creations(http)).toHaveLength(1);
  expect(creations(http)[0]?.options.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(creations(http)[0]?.options.body).toEqual({
    professionalId: professional.id,
    consultationId: first.id,
    quote: { minutes: 30, feeKind: 'fixed', fee: 15_000, currency: 'XAF' },
    startsAt: slot,
    callType: 'video',
    reason,
    holder: slotHolder(),
  });
});

const paper = (name: string, type = 'application/pdf', size = 9) => new File(['x'.repeat(size)], name, { type });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const sentUpload = {
  data: {
    id: '0192a000-0000-7000-8000-0000000000d1',
    purpose: 'appointment',
    contentType: 'application/pdf',
    bytes: 9,
    url: null,
    createdAt: '2026-11-20T09:00:00.000Z',
  },
};

test('documents upload immediately, show progress, are attached to the request, and survive a reload', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  const http = fakeHttp({
    'POST /uploads': () => new Promise((resolve) => (arrive = resolve)),
    'POST /base/appointments/create': () => ({ data: appointmentFixture() }),
  });
  const first = open({ user: clientUser, http });
  await write(first.person);
  await first.person.upload(fileInput(), paper('bail.pdf'));
  await waitFor(() => expect(uploads(http)).toHaveLength(1));
  act(() => uploads(http)[0]?.options.onUploadProgress?.(0.4));
  expect(screen.getByRole('progressbar', { name: 'Envoi de bail.pdf' })).toHaveValue(0.4);
  const send = screen.getByRole('button', { name: 'Envoyer la demande' });
  expect(send).toHaveAccessibleDescription(/Attendez/u);
  await first.person.click(send);
  expect(creations(http)).toHaveLength(0);
  arrive(sentUpload);
  expect(await screen.findByText('Document joint : bail.pdf')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Retirer bail.pdf' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await axe(first.container)).toHaveNoViolations();
  first.unmount();

  const again = open({ user: clientUser, http, query: `?type=video&slot=${slot}` });
  expect(await screen.findByText('bail.pdf')).toBeVisible();
  await again.person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  expect(creations(http)[0]?.options.body).toMatchObject({
    documents: [{ uploadId: sentUpload.data.id, name: 'bail.pdf' }],
  });
  expect(again.onSent).toHaveBeenCalledWith({ request: appointmentFixture(), documentNames: ['bail.pdf'] });
});

test('a removed document is restored in place, by keyboard too, and an interrupted one is uploaded again', async () => {
  let count = 0;
  const arrived = () => ({ data: { ...sentUpload.data, id: `0192a000-0000-7000-8000-0000000000d${(count += 1)}` } });
  const http = fakeHttp({
    'POST /uploads': arrived,
    'POST /base/appointments/create': () => ({ data: appointmentFixture() }),
  });
  const { person, container } = open({ user: clientUser, http });
  await write(person);
  await person.upload(fileInput(), paper('bail.pdf'));
  await person.upload(fileInput(), paper('recu.pdf'));
  await person.click(await screen.findByRole('button', { name: 'Retirer bail.pdf' }));
  const undo = screen.getByRole('button', { name: 'Annuler le retrait' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('Document retiré : bail.pdf').closest('[role=status]')).not.toBeNull();
  expect(screen.getByText('Document joint : recu.pdf')).toHaveRole('status');
  expect(await axe(container)).toHaveNoViolations();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Ajouter un document' })).toHaveFocus();
  expect(undo).not.toBeInTheDocument();

  http.on('POST /uploads', () => new Promise(() => undefined));
  await person.upload(fileInput(), paper('photo.png', 'image/png'));
  await person.click(screen.getByRole('button', { name: 'Retirer photo.png' }));
  http.on('POST /uploads', arrived);
  await person.click(screen.getByRole('button', { name: 'Annuler le retrait' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  expect(creations(http)[0]?.options.body).toMatchObject({
    documents: [{ name: 'bail.pdf' }, { name: 'recu.pdf' }, { name: 'photo.png' }],
  });
});

const uploads = (http: FakeHttp) => http.calls.filter(({ path }) => path === '/uploads');
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** To the door, with what was chosen at the review. */
async function goToDoor(person: ReturnType<typeof userEvent.setup>) {
  await person.click(screen.getByRole('button', { name: 'Se connecter et envoyer' }));
  await screen.findByRole('heading', { name: 'door' });
}

test('a visitor’s files wait for sign-in, the browser warns before they are lost, and they upload afterwards', async () => {
  const http = fakeHttp({
    'POST /uploads': () => sentUpload,
    'POST /base/appointments/create': () => ({ data: appointmentFixture() }),
  });
  const { person, container, store } = open({ http });
  await write(person);
  await person.upload(fileInput(), [paper('bail.pdf'), paper('autre.pdf')]);
  await person.click(screen.getByRole('button', { name: 'Retirer autre.pdf' }));
  expect(screen.getByText(/Sera envoyé une fois/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await goToDoor(person);
  expect(uploads(http)).toHaveLength(0);
  expect(isAskedBeforeLeaving()).toBe(true);

  act(() => store.set(userAtom, clientUser));
  await person.click(screen.getByRole('link', { name: 'back' }));
  // The request leaves with it, by itself.
  await waitFor(() => expect(creations(http)[0]?.options.body).toMatchObject({ documents: [{ name: 'bail.pdf' }] }));
  expect(isAskedBeforeLeaving()).toBe(false);
  expect(uploads(http)).toHaveLength(1);
});

test('documents stay with the professional they were chosen for, while another is booked', async () => {
  const { person } = open();
  await write(person);
  await person.upload(fileInput(), paper('bail.pdf'));
  await goToDoor(person);
  await person.click(screen.getByRole('link', { name: 'second' }));
  await write(person);
  expect(screen.queryByText('bail.pdf')).not.toBeInTheDocument();
  await person.upload(fileInput(), paper('autre.pdf'));
  await goToDoor(person);
  await person.click(screen.getByRole('link', { name: 'first' }));
  expect(await screen.findByRole('button', { name: 'Retirer bail.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirer autre.pdf' })).not.toBeInTheDocument();
});

test('leaving the booking other than to sign in leaves no documents for the next user', async () => {
  const http = fakeHttp({ 'POST /uploads': () => sentUpload });
  const { person, store } = open({ http });
  await write(person);
  await person.upload(fileInput(), paper('bail.pdf'));
  await goToDoor(person);
  await person.click(screen.getByRole('link', { name: 'elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'door' })).not.toBeInTheDocument());
  expect(isAskedBeforeLeaving()).toBe(false);
  act(() => store.set(userAtom, clientUser));
  await person.click(screen.getByRole('link', { name: 'first' }));
  expect(await screen.findByRole('button', { name: 'Envoyer la demande' })).toBeVisible();
  expect(uploads(http)).toHaveLength(0);
});

test('documents stay after an expired session for the same person; the next one neither sees nor sends them', async () => {
  const http = fakeHttp({ 'POST /uploads': () => new Promise(() => undefined) });
  const { person, store } = open({ user: clientUser, http });
  await write(person);
  await person.upload(fileInput(), paper('bail.pdf'));
  await waitFor(() => expect(uploads(http)).toHaveLength(1));
  act(() => store.set(userAtom, null));
  act(() => store.set(userAtom, clientUser));
  expect(screen.getByRole('button', { name: 'Retirer bail.pdf' })).toBeVisible();
  expect(uploads(http)[0]?.options.signal?.aborted).toBe(false);
  act(() => store.set(userAtom, null));
  act(() => store.set(userAtom, third));
  expect(screen.queryByRole('button', { name: 'Retirer bail.pdf' })).not.toBeInTheDocument();
  expect(uploads(http)[0]?.options.signal?.aborted).toBe(true);
  expect(await screen.findByRole('button', { name: 'Envoyer la demande' })).toBeVisible();
  expect(uploads(http)).toHaveLength(1);
});

test('a file that is too large or of a wrong type is rejected immediately and not sent; a failed one is retried', async () => {
  let attempts = 0;
  const http = fakeHttp({
    'POST /uploads': () => {
      attempts += 1;
      if (attempts === 1) throw problemError('UNAVAILABLE', 503);
      return sentUpload;
    },
  });
  const { person } = open({ user: clientUser, http });
  await write(person);
  const lenient = userEvent.setup({ applyAccept: false });
  await lenient.upload(fileInput(), [paper('notes.txt', 'text/plain'), paper('grand.pdf', undefined, 4_194_304)]);
  expect(await screen.findByText('Choisissez un fichier PDF, JPG ou PNG')).toBeVisible();
  expect(http.calls.filter(({ path }) => path === '/uploads')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Retirer notes.txt' }));
  await person.click(screen.getByRole('button', { name: 'Retirer grand.pdf' }));
  expect(screen.getByRole('button', { name: 'Ajouter un document' })).toHaveFocus();
  await person.upload(fileInput(), paper('bail.pdf'));
  await person.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Retirer bail.pdf' })).toBeVisible();
});

test('files that there is no room for are named at the field, until the next choice', async () => {
  const http = fakeHttp({ 'POST /uploads': () => ({ data: { ...sentUpload.data, id: crypto.randomUUID() } }) });
  const { person, container } = open({ user: clientUser, http });
  await write(person);
  await person.upload(
    fileInput(),
    ['a', 'b', 'c', 'd', 'e'].map((name) => paper(`${name}.pdf`)),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '« d.pdf » et « e.pdf » n’ont pas été ajoutés : trois documents au plus.',
  );
  expect(screen.getByRole('button', { name: 'Trois documents au plus' })).toHaveAccessibleDescription(/«\sd\.pdf\s»/u);
  await waitFor(() => expect(uploads(http)).toHaveLength(3));
  expect(await axe(container)).toHaveNoViolations();
  await person.click(await screen.findByRole('button', { name: 'Retirer b.pdf' }));
  await person.upload(fileInput(), paper('d.pdf'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('files leave one after the other, and what is removed meanwhile holds up none', async () => {
  const finish: ((answer: unknown) => void)[] = [];
  const http = fakeHttp({ 'POST /uploads': () => new Promise((resolve) => finish.push(resolve)) });
  const { person } = open({ user: clientUser, http });
  await write(person);
  await person.upload(fileInput(), [paper('a.pdf'), paper('b.pdf'), paper('c.pdf')]);
  await waitFor(() => expect(finish).toHaveLength(1));
  expect(screen.getAllByRole('progressbar')).toHaveLength(3);
  await person.click(screen.getByRole('button', { name: 'Retirer a.pdf' }));
  await waitFor(() => expect(finish).toHaveLength(2));
  expect(uploads(http)[0]?.options.signal?.aborted).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Retirer c.pdf' }));
  act(() => finish[1]?.(sentUpload));
  expect(await screen.findByText('Document joint : b.pdf')).toHaveRole('status');
  expect(uploads(http)).toHaveLength(2);
});

test('a name that would deceive comes in safe, and the request with it is sent', async () => {
  const http = fakeHttp({
    'POST /uploads': () => sentUpload,
    'POST /base/appointments/create': () => ({ data: appointmentFixture() }),
  });
  const { person } = open({ user: clientUser, http });
  await write(person);
  await person.upload(fileInput(), paper('contrat\u202efdp.pdf'));
  expect(await screen.findByText('Document joint : contratfdp.pdf')).toHaveRole('status');
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  expect(creations(http)[0]?.options.body).toMatchObject({ documents: [{ name: 'contratfdp.pdf' }] });
});

test('a HEIC picture named .jpg that the browser cannot convert is refused as what it is, and not sent', async () => {
  const http = fakeHttp({ 'POST /uploads': () => sentUpload });
  const { person } = open({ user: clientUser, http });
  await write(person);
  await person.upload(fileInput(), new File(['\0\0\0\x18ftypheic'], 'IMG_0042.jpg', { type: 'image/jpeg' }));
  const said = await screen.findByText(/Choisissez un fichier PDF, JPG ou PNG\.$/u);
  expect(said.parentElement).toHaveTextContent(
    'IMG_0042.jpg, C’est une image HEIC. Choisissez un fichier PDF, JPG ou PNG.',
  );
  expect(uploads(http)).toHaveLength(0);
});

test('being offline is shown, and the retry uses the same idempotency key', async () => {
  let attempts = 0;
  const http = fakeHttp({
    'POST /base/appointments/create': () => {
      attempts += 1;
      if (attempts === 1) throw problemError('OFFLINE', 0);
      return { data: appointmentFixture() };
    },
  });
  const { person } = open({ user: clientUser, http });
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  expect(await screen.findByText(/Vous êtes hors connexion/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  const keys = creations(http).map(({ options }) => options.headers?.['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a slot taken meanwhile is shown with the nearest free ones, and the input is kept', async () => {
  const http = fakeHttp({
    'POST /base/appointments/create': () => {
      throw problemError('SLOT_TAKEN', 409, { details: { nearest } });
    },
  });
  const { person } = open({ user: clientUser, http });
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  expect(await screen.findByText('Ce créneau vient d’être pris')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Ce créneau vient d’être pris');
  expect(chosen().getByRole('deletion')).toBeVisible();
  expect(screen.queryByText(/vous est réservé/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  expect(await screen.findByRole('link', { name: 'Choisissez un créneau' })).toBeVisible();
  expect(creations(http)).toHaveLength(1);
  http.on('POST /base/appointments/create', () => ({ data: appointmentFixture() }));
  await person.click(screen.getByRole('button', { name: /lun\. 23 nov\./ }));
  expect(await field()).toHaveValue(reason);
  expect(screen.getByText(/vous est réservé/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await waitFor(() =>
    expect(creations(http).at(-1)?.options.body).toMatchObject({ startsAt: nearest[0]?.startsAt, reason }),
  );
});

test('a link to a taken slot shows so before any input, and can be retried', async () => {
  const { person, http } = open({ hold: taken });
  expect(await screen.findByText('Ce créneau n’est pas libre')).toBeVisible();
  await write(person);
  expect(await field()).toHaveFocus();
  http.on('POST /slots/hold', () => ({ data: { expiresAt: '2099-11-20T10:00:00.000Z', seconds: 600 } }));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^Gardé pour vous/, { selector: 'p > span' })).toBeVisible();
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
});

test.each([
  ['SLOT_NOT_OFFERED', 'Ce créneau n’est pas proposé en visioconférence'],
  ['SLOT_IN_PAST', 'Ce créneau est passé'],
] as const)('a link to an unavailable slot shows why, before and on sending (%s)', async (code, words) => {
  const refuse = () => {
    throw problemError(code, 422, { details: { nearest } });
  };
  const { unmount } = open({ hold: { 'POST /slots/hold': refuse } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  unmount();
  const http = fakeHttp({ 'POST /base/appointments/create': refuse });
  const { person } = open({ user: clientUser, http });
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['is past', '2020-01-01T09:00:00.000Z', 'Ce créneau est passé', /^mercredi 1(er)? janvier 2020/u],
  ['is no time', 'hier', 'Le créneau de cette adresse n’est pas compris', undefined],
] as const)('a slot in the address that %s is reported immediately', async (_, given, words, when) => {
  const { http, container } = open({ query: `?type=video&slot=${given}` });
  expect(await screen.findByText(words)).toBeVisible();
  if (when) expect(screen.getByText(when)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(http.calls.some(({ path }) => path === '/slots/hold')).toBe(false);
});

test('a slot of the address that is not among the free ones is reported before it is requested', async () => {
  const given = new Date(Date.now() + 10 * 86_400_000).toISOString();
  open({ query: `?slot=${given}`, hold: { 'POST /slots': () => ({ data: [{ ...free, slots: [] }] }) } });
  expect(await screen.findByText('Ce créneau n’est pas libre')).toBeVisible();
  expect(chosen().getByRole('deletion')).toBeVisible();
});

test('days without free slots show the next one and lead to it', async () => {
  const startsAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const next = { startsAt, endsAt: startsAt, callTypes: ['video'] };
  const http = fakeHttp();
  const daysFrom: FakeAnswer = ({ options }) => {
    const { from } = options.body as { from: string };
    const isThere = Date.parse(from) > Date.now() + 15 * 86_400_000;
    return { data: [isThere ? { ...free, slots: [next] } : { ...free, slots: [], next }] };
  };
  const { person } = open({ http, query: '?type=video', hold: { 'POST /slots': daysFrom } });
  expect(await screen.findByText('Aucun créneau libre ces jours-là')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Prochain créneau libre dans 20 jours/ }));
  expect(await screen.findByDisplayValue(startsAt)).toBeVisible();
});

test('slots that fail to load show why, and load on retry', async () => {
  const away = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const { person, http } = open({ query: '?type=video', hold: { 'POST /slots': away } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Les créneaux n’ont pas pu être chargés.');
  const [first] = soon();
  http.on('POST /slots', () => ({ data: [{ ...free, slots: [first] }] }));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByDisplayValue(first.startsAt)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a tab that regains focus learns that another tab has sent the request', async () => {
  const own = appointmentFixture({ startsAt: slot });
  const { http } = open({ user: clientUser });
  expect(await screen.findByText(/^Gardé pour vous/, { selector: 'p > span' })).toBeVisible();
  http.on('POST /slots/hold', taken['POST /slots/hold']);
  http.on('POST /appointments/find-by', () => ({ data: [own], page: { next: null, limit: 1 } }));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Vous avez déjà demandé ce créneau')).toBeVisible();
  expect(screen.queryByText(/pas libre/)).not.toBeInTheDocument();
});

test('the chosen slot is held while the form is open, announced once, and released when the page is left', async () => {
  const { http, person, container, unmount } = open();
  expect(await screen.findByText(/^Gardé pour vous jusqu’à/, { selector: 'p > span' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(/^Gardé pour vous jusqu’à/)).toHaveLength(2));
  await write(person);
  expect(screen.getByText(/^Gardé pour vous/, { selector: 'p > span' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(http.calls.filter(({ path }) => path === '/slots/hold')).toHaveLength(1);
  unmount();
  await waitFor(() => expect(http.calls.at(-1)?.path).toBe('/slots/release'));
});

test('typing renews the hold once a minute; a hidden page releases it after a delay, and one that returns holds again', async () => {
  const { person, http } = open();
  const asked = (path: string) => http.calls.filter((call) => call.path === path);
  const field = await screen.findByLabelText(/Votre situation/);
  await waitFor(() => expect(asked('/slots/hold')).toHaveLength(1));
  await screen.findByText(/^Gardé pour vous/, { selector: 'p > span' });
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await person.type(field, 'M');
  await waitFor(() => expect(asked('/slots/hold')).toHaveLength(2));
  await person.type(field, 'on bail');
  expect(asked('/slots/hold')).toHaveLength(2);
  later.mockRestore();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(asked('/slots/release').at(-1)?.options?.body).toMatchObject({ inSeconds: 30 }));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(asked('/slots/hold')).toHaveLength(3));
});

test('the slot stays held during sign-in', async () => {
  const { http, person, unmount } = open();
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Se connecter et envoyer' }));
  unmount();
  expect(http.calls.some(({ path }) => path === '/slots/release')).toBe(false);
});

test('an expired hold is reported and can be renewed, without losing focus', async () => {
  const seconds = [0.05, 600];
  const hold = {
    'POST /slots/hold': () => ({ data: { expiresAt: '2099-11-20T10:00:00.000Z', seconds: seconds.shift() ?? 600 } }),
  };
  const { person, container } = open({ hold });
  await write(person);
  expect(await screen.findByText('Ce créneau n’est plus gardé pour vous', { selector: 'p > span' })).toBeVisible();
  expect(await field()).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Le garder de nouveau' }));
  expect(await screen.findByText(/^Gardé pour vous/, { selector: 'p > span' })).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Gardé pour vous/u));
  expect(await field()).toHaveValue(reason);
});

test('a hold that cannot be renewed is reported, and the request can still be sent', async () => {
  let calls = 0;
  const http = fakeHttp({ 'POST /base/appointments/create': () => ({ data: appointmentFixture() }) });
  const hold = {
    'POST /slots/hold': () => {
      calls += 1;
      if (calls > 1) throw problemError('RATE_LIMITED', 429);
      return { data: { expiresAt: '2099-11-20T10:00:00.000Z', seconds: 0.05 } };
    },
  };
  const { person } = open({ user: clientUser, http, hold });
  await write(person);
  await person.click(await screen.findByRole('button', { name: 'Le garder de nouveau' }));
  expect(await screen.findByText(/^N’est plus gardé/u, { selector: 'p > span' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await waitFor(() => expect(creations(http)).toHaveLength(1));
});

test('a client choosing a phone call sees their number, and has to correct one that cannot be dialled internationally', async () => {
  const own = `/base/users/get-one/${clientUser.id}`;
  const http = fakeHttp({
    [`GET ${own}`]: () => ({ data: { phone: '699' } }),
    [`PUT /base/users/update/${clientUser.id}`]: ({ options }) => ({ data: options.body }),
    'POST /base/appointments/create': () => ({ data: appointmentFixture({ callType: 'call' }) }),
  });
  const { person, container } = open({ user: clientUser, http, query: `?type=call&slot=${slot}` });
  await write(person);
  const field = await screen.findByLabelText('Votre numéro de téléphone');
  const send = screen.getByRole('button', { name: 'Envoyer la demande' });
  expect(send).toHaveAccessibleDescription(/Enregistrez le numéro/);
  await person.click(screen.getByRole('button', { name: 'Enregistrer le numéro' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await person.clear(field);
  await person.type(field, '699 11 22 33{Enter}');
  const change = await screen.findByRole('button', { name: /^Modifier.*Téléphone$/ });
  expect(screen.getByText('+237 6 99 11 22 33')).toHaveFocus();
  expect(send).toHaveAccessibleDescription(
    /au plus tard jusqu’au \S+ \d+(?:er)? \S+ \d{4} à \d+\sh(?:\s\d\d)?\. La demande/,
  );
  await person.click(change);
  expect(screen.getByLabelText('Votre numéro de téléphone')).toHaveValue('+237 6 99 11 22 33');
  await person.click(screen.getByRole('button', { name: 'Annuler' }));
  await person.click(send);
  expect(creations(http)).toHaveLength(1);
});

test('a number that fails to load is reported, and its typed replacement survives a reload', async () => {
  const http = fakeHttp({
    [`GET /base/users/get-one/${clientUser.id}`]: () => {
      throw problemError('INTERNAL', 500);
    },
  });
  const query = `?type=call&slot=${slot}`;
  const { person, unmount } = open({ user: clientUser, http, query });
  await write(person);
  const field = await screen.findByLabelText('Votre numéro de téléphone');
  expect(field).toHaveAccessibleDescription(/n’a pas pu être lu/);
  await person.type(field, '+237 699');
  unmount();
  open({ user: clientUser, http, query });
  expect(await screen.findByLabelText('Votre numéro de téléphone')).toHaveValue('+237 699');
});

test('returning from the receipt shows the person’s own request, not a conflict', async () => {
  const own = appointmentFixture({ startsAt: slot });
  const { http } = open({ user: clientUser, own: [own] });
  expect(await screen.findByText('Vous avez déjà demandé ce créneau')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir ma demande' })).toHaveAttribute('href', `/user/rendez-vous/${own.id}`);
  expect(screen.queryByText(/pas libre/)).not.toBeInTheDocument();
  expect(http.calls.find(({ path }) => path === '/appointments/find-by')?.options.body).toMatchObject({
    where: { professionalId: professional.id, startsAt: slot },
  });
});

test.each([
  ['a professional', professionalUser, /espace professionnel/],
  ['an operator', operatorUser, /compte opérateur/],
] as const)('%s who is signed in sees a friendly message and cannot send', async (_, user, text) => {
  const { person } = open({ user });
  await write(person);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Envoyer la demande' })).not.toBeInTheDocument();
});

test('switching to a client account restores the reason, though ending the session clears the input', async () => {
  const { person, platform, store } = open({ user: professionalUser });
  jest.spyOn(platform.session, 'end').mockImplementation(() => {
    clearAllDrafts();
    store.set(isInProgressToBookAtom, null);
    return Promise.resolve();
  });
  await write(person);
  const holder = slotHolder();
  expect(holder).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Continuer avec un compte client' }));
  expect(slotHolder()).toBe(holder);
  expect(store.get(isInProgressToBookAtom)).toMatchObject({ startsAt: slot, callType: 'video', reason });
});

describe('booking again after an appointment', () => {
  const query = `?type=video&slot=${slot}&follows=2026-11-01`;
  const followUp = 'Suite du rendez-vous du 1er novembre 2026';

  test('begins with it as the reason, which can be sent at once or written anew', async () => {
    const { person } = open({ user: clientUser, query });
    await waitFor(async () => expect(await field()).toHaveValue(followUp));
    expect(screen.getByRole('button', { name: 'Envoyer la demande' })).toBeVisible();
    await person.clear(await field());
    await write(person);
    expect(await field()).toHaveValue(reason);
  });

  test('overwrites nothing that was written before, here or on the way to sign in', async () => {
    const before = open({ user: clientUser });
    await write(before.person);
    before.unmount();
    const again = open({ user: clientUser, query });
    await waitFor(async () => expect(await field()).toHaveValue(reason));
    again.unmount();
    clearAllDrafts();
    const { store } = open({ user: clientUser, query });
    await waitFor(async () => expect(await field()).toHaveValue(followUp));
    const path = `/lawyers/booking/${professional.id}`;
    act(() =>
      store.set(isInProgressToBookAtom, {
        ...{ professionalId: professional.id, path, startsAt: slot, callType: 'video', reason },
      }),
    );
    await waitFor(async () => expect(await field()).toHaveValue(reason));
  });

  test('has no such reason where the address has no day', async () => {
    open({ user: clientUser, query: `?type=video&slot=${slot}&follows=demain` });
    expect(await field()).toHaveValue('');
  });
});
