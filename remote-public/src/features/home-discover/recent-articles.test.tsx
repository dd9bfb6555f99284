import { render, screen } from '@testing-library/react';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { HomeData } from '../../home/home-loader.ts';
import { articleFixture } from '../../testing/article-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { RecentArticles } from './recent-articles.tsx';

const show = (articles: HomeData['articles'], platform = fakePlatform()) =>
  render(withPlatform(<RecentArticles articles={articles} />, { strings, platform }));

test('an article available only in the other language says so', () => {
  show({ ok: true, value: [articleFixture()] }, fakePlatform({ locale: 'en' }));
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'fr');
  expect(screen.getByText(/ · en français$/u)).toBeVisible();
});

test('articles that fail to load show an error and can be retried', () => {
  show({ ok: false, code: 'INTERNAL' });
  expect(screen.getByText('Les articles n’ont pas pu être chargés.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
});

test('the section is omitted when there are no articles', () => {
  show({ ok: true, value: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});
