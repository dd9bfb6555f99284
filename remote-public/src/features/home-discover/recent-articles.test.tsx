import { render, screen } from '@testing-library/react';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { HomeData } from '../../data/home-loader.ts';
import { articleFixture } from '../../testing/article-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { RecentArticles } from './recent-articles.tsx';

const show = (articles: HomeData['articles'], platform = fakePlatform()) =>
  render(withPlatform(<RecentArticles articles={articles} />, { strings, platform }));

test('an article that exists in the other language only says so', () => {
  show({ ok: true, value: [articleFixture()] }, fakePlatform({ locale: 'en' }));
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'fr');
  expect(screen.getByText(/ · en français$/u)).toBeVisible();
});

test('articles that could not be read say so and can be asked for again', () => {
  show({ ok: false, code: 'INTERNAL' });
  expect(screen.getByText('Les articles n’ont pas pu être chargés.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
});

test('without any article their part is left out', () => {
  show({ ok: true, value: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});
