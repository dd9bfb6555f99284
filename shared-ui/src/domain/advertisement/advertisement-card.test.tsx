import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AdvertisementCard } from './advertisement-card.tsx';

const add = {
  titleFr: 'Licenciement',
  titleEn: 'Dismissal',
  textFr: 'À Douala',
  textEn: 'In Douala',
  imageAltFr: 'Le cabinet',
  imageAltEn: null,
  placement: 'home',
  target: '/professionnels/x',
} as const;

const show = (locale: 'fr' | 'en', image: string | null) =>
  render(
    <MemoryRouter>
      <AdvertisementCard add={add} locale={locale} label="Publicité" image={image} />
    </MemoryRouter>,
  );

test('it is labelled as advertising, in the language that is shown, and leads to its page', () => {
  show('en', null);
  expect(screen.getByRole('complementary', { name: 'Publicité, Dismissal' })).toHaveTextContent('In Douala');
  expect(screen.getByText('Publicité')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dismissal' })).toHaveAttribute('href', '/professionnels/x');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('its picture is described where the words do not do so, and fetched in the size that is shown', () => {
  const { unmount } = show('fr', 'http://api.test/uploads/a.jpg');
  const picture = screen.getByRole('img', { name: 'Le cabinet' });
  expect(picture).toHaveAttribute('data-placement', 'home');
  expect(picture).toHaveAttribute('src', 'http://api.test/uploads/a.jpg?width=384');
  unmount();
  show('en', 'http://api.test/uploads/a.jpg');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
