import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { useLoaderData } from 'react-router-dom';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { ShownReviews } from '../../profile/list-reviews.ts';
import type { ProfileData } from '../../profile/profile-loader.ts';
import { bookingPath } from 'shared-ui/domain/booking/booking-path.ts';
import { consultationFixture } from '../../testing/consultation-fixture.ts';
import publicProfileEn from 'shared-ui/locales/en/public-profile.json';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { ProfileView } from './profile-view.tsx';

const slots: ProfileData['slots'] = {
  ok: true,
  value: [{ startsAt: '2026-11-23T08:30:00.000Z', endsAt: '2026-11-23T09:00:00.000Z', callTypes: ['video'] }],
};
const reviews: ShownReviews = {
  rows: [
    {
      id: '0192a000-0000-7000-8000-0000000000b1',
      rating: 4,
      clarity: 5,
      listening: null,
      punctuality: 4,
      text: 'Clair et rapide.',
      reply: 'Merci de votre confiance.',
      repliedAt: '2026-10-04T09:00:00.000Z',
      publishedAt: '2026-10-02T09:00:00.000Z',
      author: 'Amina B.',
    },
  ],
  next: 'earlier',
  counts: [
    { rating: 4, count: 3 },
    { rating: 5, count: 29 },
  ],
};
const view = (professional = professionalFixture(), change: Partial<ProfileData> = {}) => (
  <ProfileView
    data={{
      professional,
      consultations: { ok: true, value: [consultationFixture()] },
      consultation: consultationFixture(),
      consultationId: consultationFixture().id,
      isReplaced: false,
      callType: undefined,
      slots,
      absence: null,
      articles: { ok: true, value: [] },
      reviews: { ok: true, value: reviews },
      isLaterPage: false,
      adds: [],
      ...change,
    }}
  />
);
const page = (change?: Partial<ProfileData>) =>
  render(withPlatform(view(professionalFixture(), change), { strings, at: '/professionnels/aissatou-mbarga' }));

test('an absence is said with who stands in, and leads there', () => {
  const substitute = { ...professionalFixture({ slug: 'paul-fotso', firstNames: 'Paul', lastName: 'Fotso' }) };
  page({ absence: { from: '2027-01-01', to: '2027-01-06', substitute } });
  expect(screen.getByText(/^Aïssatou Mbarga s’absente\s: 1er\s?–\s?6 janvier\.$/u)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Remplacement assuré par Paul Fotso/u })).toHaveAttribute(
    'href',
    '/professionnels/paul-fotso',
  );
});

test('a profile shows who verified the right to practise and links to booking', async () => {
  const { container } = render(withPlatform(view(), { strings }));
  expect(screen.getByRole('heading', { level: 1, name: 'Aïssatou Mbarga' })).toBeVisible();
  expect(screen.getByText('Avocate')).toBeVisible();
  expect(screen.getByText('Inscrite au barreau du Cameroun, n° CM-2041.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Demander le lundi 23 novembre 2026/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/consultation=.*&type=video&slot=2026-11-23T08%3A30%3A00.000Z$/),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('the free times of a day lead to the booking of the consultation, and another day shows its own', async () => {
  const at = (startsAt: string) => ({ startsAt, endsAt: startsAt, callTypes: ['video', 'call'] as const });
  const days = ['2026-11-23T08:30:00.000Z', '2026-11-23T09:00:00.000Z', '2026-11-25T13:00:00.000Z'].map(at);
  const { container } = page({
    slots: { ok: true, value: days.map((one) => ({ ...one, callTypes: ['video', 'call'] })) },
  });
  const booking = within(screen.getByRole('region', { name: 'Prendre rendez-vous' }));
  expect(booking.getByText('Première consultation · 30 min')).toBeVisible();
  expect(booking.getAllByRole('radio').map((day) => day.getAttribute('aria-label'))).toEqual([
    'lundi 23 novembre',
    'mercredi 25 novembre',
  ]);
  expect(booking.getAllByRole('link', { name: /^Demander le lundi/u })).toHaveLength(2);
  await userEvent.click(booking.getByRole('radio', { name: 'mercredi 25 novembre' }));
  const [time, ...others] = booking.getAllByRole('link', { name: /^Demander le/u });
  expect(others).toEqual([]);
  expect(time).toHaveAttribute('href', expect.stringContaining(`consultation=${consultationFixture().id}`));
  expect(time).toHaveAttribute('href', expect.stringContaining('slot=2026-11-25T13'));
  expect(await axe(container)).toHaveNoViolations();
});

test('the way to meet that the visitor came with is said and kept by every way into the booking', () => {
  const both = consultationFixture({ callTypes: ['video', 'in_person'] });
  const inPerson = consultationFixture({ id: 'c2', nameFr: 'Signature', callTypes: ['in_person'] });
  const free = '2026-11-23T08:30:00.000Z';
  page({
    callType: 'video',
    consultation: both,
    consultations: { ok: true, value: [both, inPerson] },
    slots: { ok: true, value: [{ startsAt: free, endsAt: free, callTypes: ['video', 'in_person'] }] },
  });
  expect(screen.getByText('Première consultation · 30 min · Visioconférence')).toBeVisible();
  for (const name of [/^Demander le/u, 'Réserver', 'Voir tous les créneaux', /^Choisir.*Première/u])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('type=video'));
  expect(screen.getByRole('link', { name: /^Choisir.*Signature/u })).toHaveAttribute(
    'href',
    expect.not.stringContaining('type='),
  );
});

test('where nothing is free by that way, the times of the others are one link away', async () => {
  const both = consultationFixture({ callTypes: ['video', 'in_person'] });
  const none = { callType: 'video', slots: { ok: true, value: [] } } as const;
  const { container, rerender } = page({ ...none, consultation: both, consultationId: both.id });
  expect(screen.getByRole('link', { name: 'Voir les autres créneaux' })).toHaveAttribute(
    'href',
    `/professionnels/aissatou-mbarga?consultation=${both.id}`,
  );
  expect(await axe(container)).toHaveNoViolations();

  const alone = consultationFixture({ callTypes: ['video'] });
  rerender(withPlatform(view(professionalFixture(), { ...none, consultation: alone }), { strings }));
  expect(screen.getByRole('link', { name: 'Voir qui est libre au plus tôt' })).toHaveAttribute(
    'href',
    '/schedule-meeting?category=labour&callType=video',
  );
});

test('each consultation is listed with length, ways to meet and fee, and leads to its booking', () => {
  const second = consultationFixture({
    id: '0192a000-0000-7000-8000-0000000000c2',
    nameFr: 'Conseil urgent',
    minutes: 15,
    callTypes: ['call'],
    feeKind: 'free',
    fee: null,
    currency: null,
  });
  page({ consultations: { ok: true, value: [consultationFixture(), second] } });
  const [first, urgent] = within(screen.getByRole('region', { name: 'Consultations' })).getAllByRole('listitem');
  if (first === undefined || urgent === undefined) throw new Error('two consultations are needed');
  expect(first).toHaveTextContent(/Première consultation30.min · Visioconférence, téléphone15.000.FCFA/u);
  expect(urgent).toHaveTextContent(/Conseil urgent15.min · TéléphoneGratuit/u);
  expect(within(urgent).getByRole('link', { name: 'Choisir\u00a0: Conseil urgent' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${professionalFixture().id}?consultation=${second.id}`,
  );
});

test('without consultations nothing can be booked, which is said, and others are linked', async () => {
  const { container } = page({
    professional: professionalFixture({ callTypes: [] }),
    consultations: { ok: true, value: [] },
    consultation: null,
    consultationId: undefined,
    slots: { ok: true, value: [] },
  });
  expect(
    within(screen.getByRole('region', { name: 'En pratique' })).queryByText('Rendez-vous'),
  ).not.toBeInTheDocument();
  const booking = within(screen.getByRole('region', { name: 'Prendre rendez-vous' }));
  expect(booking.getByText(/Aïssatou Mbarga ne propose pas de rendez-vous en ligne/u)).toBeVisible();
  expect(booking.getByRole('link')).toHaveAttribute('href', '/schedule-meeting?category=labour');
  expect(screen.queryByRole('region', { name: 'Consultations' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Réserver' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('consultations that fail to load can be retried, and times can still be booked', () => {
  page({ consultations: { ok: false, code: 'UNAVAILABLE' }, consultation: null, consultationId: 'c2' });
  expect(screen.getByText('Les consultations n’ont pas pu être chargées.')).toBeVisible();
  for (const name of [/^Demander le/u, 'Voir tous les créneaux'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('consultation=c2'));
});

test('that the consultation of the address is not offered any more is said', () => {
  page({ isReplaced: true });
  expect(screen.getByText('La consultation demandée n’est plus proposée.')).toBeVisible();
});

test('a bar leads to the booking of the next slot, with the fee of its consultation', () => {
  const fee = { lowestFeeKind: 'fixed', lowestFee: 5000, lowestFeeCurrency: 'XAF', lowestFeeMinutes: 20 } as const;
  const consultation = consultationFixture({ feeKind: 'fixed', fee: 15_000, currency: 'XAF' });
  page({ professional: professionalFixture(fee), consultation });
  const book = screen.getByRole('link', { name: 'Réserver' });
  expect(book).toHaveAttribute(
    'href',
    bookingPath(professionalFixture().id, {
      consultation: consultation.id,
      type: 'video',
      slot: '2026-11-23T08:30:00.000Z',
    }),
  );
  expect(book.parentElement).toHaveTextContent(/^lun\. 23 nov\., \d\d:3015.000.FCFA/u);
});

test('the bar says "from" where the fee is the lowest of several', () => {
  const fee = { lowestFeeKind: 'fixed', lowestFee: 15_000, lowestFeeCurrency: 'XAF', lowestFeeMinutes: 30 } as const;
  const professional = professionalFixture(fee);
  const consultation = consultationFixture({ feeKind: 'fixed', fee: 15_000, currency: 'XAF' });
  const barOf = (...others: ReturnType<typeof consultationFixture>[]) => {
    const { unmount } = page({
      professional,
      consultation,
      consultations: { ok: true, value: [consultation, ...others] },
    });
    const words = screen.getByRole('link', { name: 'Réserver' }).parentElement?.textContent;
    unmount();
    return words?.replace(/\s/gu, ' ');
  };
  expect(barOf()).toMatch(/:3015 000 FCFA/u);
  expect(barOf({ ...consultation, id: 'as dear' })).toMatch(/:3015 000 FCFA/u);
  expect(barOf({ ...consultation, id: 'dearer', fee: 60_000 })).toMatch(/:30Dès 15 000 FCFA/u);
});

test('the face is large, and advertising stands below everything of the person', async () => {
  const add = {
    id: 'add',
    titleFr: 'Annonce',
    titleEn: 'Advert',
    textFr: '',
    textEn: '',
    image: null,
    target: '/pricing',
  };
  const { container } = page({ adds: [add as unknown as ProfileData['adds'][number]] });
  await act(() => Promise.resolve()); // what counts its views is loaded
  expect(container.querySelector('header [data-size=portrait]')).toBeVisible();
  const shown = screen.getByRole('complementary', { name: 'Publicité, Annonce' });
  for (const part of ['Présentation', 'Consultations', 'En pratique', 'Avis de clients'])
    expect(
      screen.getByRole('region', { name: part }).compareDocumentPosition(shown) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
});

test('other professions and a firm’s logo are shown beside the name', async () => {
  const firm = { kind: 'legal_entity', companyName: 'Étude Mbarga', logo: '/uploads/logo.svg' } as const;
  const { container } = render(
    withPlatform(view(professionalFixture({ ...firm, functions: ['lawyer', 'mediator', 'arbitrator'] })), { strings }),
  );
  expect(screen.getByText('Cabinet d’avocats, cabinet de médiation, cabinet d’arbitrage')).toBeVisible();
  const logo = screen.getByRole('img', { name: 'Logo Étude Mbarga' });
  expect(logo).toHaveAttribute('src', 'https://api.nimbia.test/uploads/logo.svg');
  expect(logo).toHaveAttribute(
    'srcset',
    expect.stringContaining('https://api.nimbia.test/uploads/logo.svg?width=192 192w'),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a description available only in the other language is shown and labelled', () => {
  const platform = fakePlatform({ locale: 'en' });
  render(withPlatform(view(), { platform, strings: { 'remote-public/public-profile': publicProfileEn } }));
  expect(screen.getByText('This description is in French only.')).toBeVisible();
  expect(screen.getByText('J’explique d’abord.').parentElement).toHaveAttribute('lang', 'fr');
});

test('when no slot is free, the first slots of others in the field are linked', () => {
  page({ slots: { ok: true, value: [] } });
  expect(screen.getByRole('link', { name: 'Voir qui est libre au plus tôt' })).toHaveAttribute(
    'href',
    '/schedule-meeting?category=labour',
  );
});

test('slots that fail to load show an error, link to the calendar, and load on retry', async () => {
  const answers: ProfileData['slots'][] = [{ ok: false, code: 'UNAVAILABLE' }, slots];
  const Profile = () => view(professionalFixture(), { slots: useLoaderData<ProfileData['slots']>() });
  const routes = [
    { path: '*', loader: () => answers.shift() ?? null, element: <Profile />, HydrateFallback: () => null },
  ];
  render(withPlatform(null, { strings, routes }));
  const booking = within(await screen.findByRole('region', { name: 'Prendre rendez-vous' }));
  expect(booking.getByText('Les créneaux n’ont pas pu être chargés.')).toBeVisible();
  expect(booking.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/lawyers\/booking\//u));
  await userEvent.click(booking.getByRole('button', { name: 'Réessayer' }));
  expect(await booking.findByRole('link', { name: /lundi 23 novembre 2026/u })).toBeVisible();
  expect(booking.queryByText('Les créneaux n’ont pas pu être chargés.')).not.toBeInTheDocument();
});

test('a professional who is not verified cannot be booked', () => {
  render(withPlatform(view(professionalFixture({ verifiedAt: null })), { strings }));
  expect(screen.queryByRole('heading', { name: 'Prendre rendez-vous' })).not.toBeInTheDocument();
  expect(screen.getByText(/n’est pas encore vérifié/)).toBeVisible();
});

test('reviews show their distribution, authors and replies, and link to earlier ones', () => {
  page();
  const section = within(screen.getByRole('region', { name: 'Avis de clients' }));
  expect(section.getByText('5 étoiles').parentElement).toHaveTextContent('29 avis');
  expect(section.getByText('1 étoile').parentElement).toHaveTextContent('0 avis');
  const review = within(section.getByRole('article', { name: 'Avis donné par Amina B.' }));
  expect(review.getByText('Note : 4 sur 5')).toBeInTheDocument();
  expect(review.getByText('Clarté 5 sur 5 · Ponctualité 4 sur 5')).toBeVisible();
  expect(review.getByText('Aïssatou Mbarga a répondu')).toBeVisible();
  expect(review.getByText('2 octobre 2026')).toBeVisible();
  expect(section.getByRole('link', { name: 'Avis précédents' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga?reviews=earlier#reviews',
  );
  expect(section.queryByRole('link', { name: 'Derniers avis' })).not.toBeInTheDocument();
});

test('other reviews keep the consultation of the address', () => {
  const at = '/professionnels/aissatou-mbarga?reviews=now&consultation=c1';
  render(withPlatform(view(professionalFixture(), { isLaterPage: true }), { strings, at }));
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Avis précédents')).toBe('/professionnels/aissatou-mbarga?consultation=c1&reviews=earlier#reviews');
  expect(address('Derniers avis')).toBe('/professionnels/aissatou-mbarga?consultation=c1#reviews');
});

test('later review pages link back, an empty list says so, and failed ones can be retried', () => {
  const { unmount } = page({ isLaterPage: true });
  expect(screen.getByRole('link', { name: 'Derniers avis' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga#reviews',
  );
  unmount();
  const second = page({ reviews: null });
  expect(screen.getByText('Personne n’a encore donné d’avis.')).toBeVisible();
  second.unmount();
  page({ reviews: { ok: false, code: 'UNAVAILABLE' } });
  expect(screen.getByText('Les avis n’ont pas pu être chargés.')).toBeVisible();
});

test('articles that fail to load show an error and can be retried; without articles there is no section', () => {
  const { unmount } = page({ articles: { ok: false, code: 'UNAVAILABLE' } });
  const section = within(screen.getByRole('region', { name: 'Articles de ce professionnel' }));
  expect(section.getByText('Les articles n’ont pas pu être chargés.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  unmount();
  page();
  expect(screen.queryByRole('region', { name: 'Articles de ce professionnel' })).toBeNull();
});

test('the date from which a professional is available is shown until it passes, or while they are available now', () => {
  const from = (change: object) =>
    render(withPlatform(view(professionalFixture({ availableDate: '2999-03-04', ...change })), { strings }));
  const { unmount } = from({});
  expect(screen.getByText('Douala, Cameroun')).toBeVisible();
  expect(screen.getByText('4 mars 2999')).toBeVisible();
  unmount();
  for (const change of [
    { availableUntil: new Date(Date.now() + 60_000).toISOString() },
    { availableDate: '2026-01-02' },
  ]) {
    const other = from(change);
    expect(screen.queryByText('Disponible à partir du')).not.toBeInTheDocument();
    other.unmount();
  }
});

test('a call at once is about the consultation that is shown', () => {
  const available = professionalFixture({ availableUntil: new Date(Date.now() + 60_000).toISOString() });
  render(withPlatform(view(available), { strings }));
  const calls = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((path) => path.includes('now=1'));
  expect(new Set(calls)).toEqual(
    new Set([`/lawyers/booking/${available.id}?consultation=${consultationFixture().id}&now=1`]),
  );
});

test('a profile can be shared by link, printed and as a card, and links to directions', () => {
  page();
  expect(screen.getByRole('button', { name: 'Partager le lien' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Carte de visite' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga_2',
  );
  const directions = screen.getByRole('link', { name: /^Itinéraire/u });
  expect(directions).toHaveAttribute('href', expect.stringContaining('to=12+rue+Joss'));
  expect(directions).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a profile shows public contact details of the practice, and omits private ones', () => {
  const contact = { publicPhone: '+237233421516', publicEmail: 'contact@mbarga.test' };
  const { unmount } = render(withPlatform(view(professionalFixture(contact)), { strings }));
  expect(screen.getByRole('link', { name: '+237 2 33 42 15 16' })).toHaveAttribute('href', 'tel:+237233421516');
  expect(screen.getByRole('link', { name: contact.publicEmail })).toBeVisible();
  unmount();
  page();
  expect(screen.queryByText('E-mail')).not.toBeInTheDocument();
});

test('a professional on no register is not shown as registered', () => {
  const professional = professionalFixture({ registeredWithFr: null, registerNumber: null });
  render(withPlatform(view(professional), { strings }));
  expect(screen.queryByText(/Inscrit/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Contrôlé par Nimbia le 10 janvier 2026\./u)).toBeVisible();
});

test('who takes first contacts can be written to from the profile; others cannot, nor by a professional', () => {
  const open = professionalFixture({ firstContacts: true });
  const first = render(withPlatform(view(open), { strings }));
  expect(screen.getByRole('link', { name: 'Écrire' })).toHaveAttribute('href', `/user/message?to=${open.id}`);
  first.unmount();
  const closed = render(withPlatform(view(), { strings }));
  expect(screen.queryByRole('link', { name: 'Écrire' })).not.toBeInTheDocument();
  closed.unmount();
  const store = createStore();
  store.set(userAtom, professionalUser);
  render(withPlatform(view(open), { strings, store }));
  expect(screen.queryByRole('link', { name: 'Écrire' })).not.toBeInTheDocument();
});
