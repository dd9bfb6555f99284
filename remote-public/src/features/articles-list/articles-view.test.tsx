import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useLoaderData, useLocation } from 'react-router-dom';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { articlesLoader, type ArticlesData } from '../../reading/articles-loader.ts';
import { articleFixture } from '../../testing/article-fixture.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { ArticlesView } from './articles-view.tsx';

const found: ArticlesData['result'] = { ok: true, value: { articles: [articleFixture()], next: 'cursor-2' } };
const none: ArticlesData['result'] = { ok: true, value: { articles: [], next: null } };

const Blog = () => <ArticlesView data={useLoaderData<ArticlesData>()} />;
const Address = () => <output>{useLocation().search}</output>;

function open(data: Partial<ArticlesData>, platform = fakePlatform()) {
  const view = (
    <>
      <ArticlesView data={{ kind: 'article', filter: {}, ignored: [], author: null, result: found, ...data }} />
      <Address />
    </>
  );
  return render(withPlatform(view, { strings, platform, at: '/blog' }));
}

test('an article shows topic, reading time and author; the feed is linked in the head', async () => {
  const { container } = open({});
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('link', { name: 'Licenciement\u00A0: que garder' })).toHaveAttribute(
    'href',
    `/article/${articleFixture().id}`,
  );
  expect(article.getByText('4 min de lecture')).toBeVisible();
  expect(article.getByText('2 commentaires')).toBeVisible();
  expect(article.getByRole('link', { name: 'Tous les articles signés Aïssatou Mbarga' })).toHaveAttribute(
    'href',
    '/blog?author=aissatou-mbarga',
  );
  expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '/blog?cursor=cursor-2');
  expect(document.head.querySelector('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/feeds\/blog\/fr\.xml$/u),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('content available only in the other language is labelled and has its lang attribute', () => {
  open({}, fakePlatform({ locale: 'en' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('En français')).toBeVisible();
});

test('every filter has a chip that removes it; an empty list suggests which to drop', () => {
  open({
    filter: { q: 'bail', category: 'labour', author: 'aissatou-mbarga' },
    author: 'Aïssatou Mbarga',
    result: none,
  });
  expect(screen.getByRole('link', { name: 'Retirer le filtre Auteur : Aïssatou Mbarga' })).toHaveAttribute(
    'href',
    '/blog?q=bail&category=labour',
  );
  expect(screen.getByRole('link', { name: 'Sans « bail »' })).toHaveAttribute(
    'href',
    '/blog?category=labour&author=aissatou-mbarga',
  );
});

test('the form keeps the author, omits empty fields from the address, and resets the page', async () => {
  open({ filter: { author: 'aissatou-mbarga', cursor: 'c' } });
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Domaine du droit'), 'labour');
  await user.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(await screen.findByText('?category=labour&author=aissatou-mbarga')).toBeVisible();
});

test('unknown values in the address are listed; an expired page starts over', () => {
  open({ ignored: ['lang'], filter: { q: 'bail', cursor: 'old' }, result: { ok: false, code: 'CURSOR_INVALID' } });
  expect(screen.getByText(/a été ignoré : « Langue de l’article »/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reprendre au début' })).toHaveAttribute('href', '/blog?q=bail');
});

test('the address becomes one request; an unknown author is dropped and reported', async () => {
  const http = fakeHttp({
    'POST /professionals/find-one-by': () => {
      throw problemError('NOT_FOUND', 404);
    },
    'POST /articles/find-by': () => ({ data: [articleFixture()], page: { next: null, limit: 12 } }),
  });
  const at = '/blog?q=contrat de bail&category=land&lang=de&author=nobody';
  render(
    withPlatform(null, {
      strings,
      platform: fakePlatform({ http }),
      at,
      routes: [{ path: '/blog', loader: articlesLoader('article'), element: <Blog />, HydrateFallback: () => null }],
    }),
  );
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByText(/« Langue de l’article », « Auteur »/u)).toBeVisible();
  expect(http.calls.at(-1)?.options.body).toEqual({
    where: {
      $and: [
        { kind: 'article', publishedAt: { $isNull: false }, category: 'land' },
        { searchText: { $contains: 'contrat' } },
        { searchText: { $contains: 'bail' } },
      ],
    },
    sort: [{ publishedAt: 'desc' }],
    limit: 12,
  });
});

test('the author in the address filters the request by id', async () => {
  const person = professionalFixture();
  const http = fakeHttp({
    'POST /professionals/find-one-by': () => ({ data: person }),
    'POST /articles/find-by': () => ({ data: [], page: { next: null, limit: 12 } }),
  });
  render(
    withPlatform(null, {
      strings,
      platform: fakePlatform({ http }),
      at: `/blog?author=${person.slug}`,
      routes: [{ path: '/blog', loader: articlesLoader('article'), element: <Blog />, HydrateFallback: () => null }],
    }),
  );
  expect(await screen.findByRole('link', { name: 'Sans « Aïssatou Mbarga »' })).toHaveAttribute('href', '/blog');
  expect(http.calls.at(-1)?.options.body).toMatchObject({ where: { $and: [{ authorId: person.id }] } });
});
