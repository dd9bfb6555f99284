import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useLoaderData } from 'react-router-dom';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { ShownReviews } from '../../data/list-reviews.ts';
import type { ProfileData } from '../../data/profile-loader.ts';
import profileEn from '../../locales/en/profile.json';
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
      slots,
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

test('a profile shows who verified the right to practise and links to booking', async () => {
  const { container } = render(withPlatform(view(), { strings }));
  expect(screen.getByRole('heading', { level: 1, name: 'Aïssatou Mbarga' })).toBeVisible();
  expect(screen.getByText('Avocate')).toBeVisible();
  expect(screen.getByText('Inscrite au barreau du Cameroun, n° CM-2041.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Demander le lundi 23 novembre 2026/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/slot=2026-11-23T08%3A30%3A00.000Z&types=video$/),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('the first free slot is shown as a number of days, and omitted when unknown', () => {
  const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const first = page({ slots: { ok: true, value: [{ startsAt, endsAt: startsAt, callTypes: ['video'] }] } });
  expect(screen.getByText('Prochain créneau libre', { exact: false })).toHaveTextContent(/libre dans 5 jours$/);
  first.unmount();
  page({ slots: { ok: true, value: [] } });
  expect(screen.queryByText(/Prochain créneau/)).not.toBeInTheDocument();
});

test('other professions and a firm’s logo are shown beside the name', async () => {
  const firm = { kind: 'legal_entity', companyName: 'Étude Mbarga', logo: '/uploads/logo.svg' } as const;
  const { container } = render(
    withPlatform(view(professionalFixture({ ...firm, functions: ['lawyer', 'mediator', 'arbitrator'] })), { strings }),
  );
  expect(screen.getByText('Cabinet d’avocats, cabinet de médiation, cabinet d’arbitrage')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Logo Étude Mbarga' })).toHaveAttribute(
    'src',
    'https://api.nimbia.test/uploads/logo.svg',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a description available only in the other language is shown and labelled', () => {
  const platform = fakePlatform({ locale: 'en' });
  render(withPlatform(view(), { platform, strings: { 'remote-public/profile': profileEn } }));
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
  expect(review.getByText('Aïssatou Mbarga a répondu')).toBeVisible();
  expect(review.getByText('2 octobre 2026')).toBeVisible();
  expect(section.getByRole('link', { name: 'Avis précédents' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga?reviews=earlier#reviews',
  );
  expect(section.queryByRole('link', { name: 'Derniers avis' })).not.toBeInTheDocument();
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
  for (const change of [{ availableNow: true }, { availableDate: '2026-01-02' }]) {
    const other = from(change);
    expect(screen.queryByText('Disponible à partir du')).not.toBeInTheDocument();
    other.unmount();
  }
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
