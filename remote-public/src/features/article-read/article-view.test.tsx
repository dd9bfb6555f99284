import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { ArticleData } from '../../reading/article-loader.ts';
import { articleFixture } from '../../testing/article-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { ArticleView } from './article-view.tsx';

const others: ArticleData['related'] = {
  ok: true,
  value: [articleFixture({ id: '0192a000-0000-7000-8000-0000000000a2', titleFr: 'Autre' })],
};
const open = (change = {}, platform = fakePlatform(), related: ArticleData['related'] = others) =>
  render(
    withPlatform(
      <main>
        <ArticleView
          data={{
            article: articleFixture(change),
            related,
            comments: { ok: true, value: { rows: [], next: null } },
            isLaterPage: false,
          }}
        >
          {null}
        </ArticleView>
      </main>,
      { strings, platform, at: '/article/1' },
    ),
  );

test('an article shows its sections, a link to book its author, and related articles', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Licenciement\u00A0: que garder' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Le jour même' })).toBeVisible();
  const author = within(screen.getByRole('complementary', { name: 'Auteur de l’article' }));
  expect(author.getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${articleFixture().authorId}`,
  );
  expect(author.getByRole('link', { name: 'Aïssatou Mbarga' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga',
  );
  expect(screen.getByRole('link', { name: 'Autre' })).toBeVisible();
  expect(document.title).toBe('Licenciement\u00A0: que garder – Nimbia');
  expect(await axe(container)).toHaveNoViolations();
});

test('a firm signs with its name', () => {
  const { author } = articleFixture();
  open({ author: author && { ...author, kind: 'legal_entity', companyName: 'Mbarga & Associés' } });
  expect(screen.getByText('Par Mbarga & Associés')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mbarga & Associés' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga',
  );
});

test('content available only in the other language is labelled and has its lang attribute', () => {
  open({}, fakePlatform({ locale: 'en' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Cet article n’existe qu’en français.')).toBeVisible();
  expect(screen.getByText('Gardez la', { exact: false }).closest('[lang]')).toHaveAttribute('lang', 'fr');
});

test('when related articles fail to load, that is shown and can be retried', () => {
  open({}, fakePlatform(), { ok: false, code: 'UNAVAILABLE' });
  const section = within(screen.getByRole('region', { name: 'À lire ensuite' }));
  expect(section.getByText('Les autres articles n’ont pas pu être chargés.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
});

test('a platform article has no author to book', () => {
  open({ authorId: null, author: null, kind: 'news' });
  expect(screen.queryByRole('link', { name: 'Prendre rendez-vous' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Actualité juridique' })).toHaveAttribute('href', '/alt-news');
});
