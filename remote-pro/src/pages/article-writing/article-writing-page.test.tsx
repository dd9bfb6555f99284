import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { parse } from 'valibot';
import { writeDraft } from 'shared-contracts/platform/form-draft';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { article as publicArticle } from 'shared-contracts/schemas/article';
import { payment } from 'shared-contracts/schemas/billing';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import type { WrittenArticle } from '../../data/articles/articles.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { plansFixture } from '../../testing/plans-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { writtenArticleFixture } from '../../testing/written-article-fixture.ts';
import { articleWritingLoader } from './article-writing-loader.ts';
import { Component, ErrorBoundary } from './article-writing-page.tsx';

// jsdom has no canvas.
jest.mock('../../features/article-write/upload-picture.ts', () => ({
  uploadPicture: () => Promise.resolve('/files/plan.png#1x1'),
}));

function open(
  article: Partial<WrittenArticle> | 'new',
  answers: Readonly<Record<string, FakeAnswer>> = {},
  own: Partial<OwnProfessional> = {},
) {
  let row = writtenArticleFixture(article === 'new' ? { titleFr: null, summaryFr: null, bodyFr: null } : article);
  const at = `/pro/articles/${article === 'new' ? 'new' : row.id}`;
  const shown = showPage(
    [
      {
        path: '/pro/articles/:id',
        loader: articleWritingLoader,
        Component,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
      { path: '/pro/articles', element: <h1>Liste</h1> },
    ],
    at,
    {
      'GET /base/plans/get-all': () => ({ data: plansFixture }),
      'POST /pro/get-all/professionals': () => ({
        data: [ownProfessionalFixture({ planId: 'standard', verifiedAt: '2026-01-10T09:00:00.000Z', ...own })],
      }),
      [`GET /base/articles/get-one/${row.id}`]: () => ({ data: row }),
      'POST /base/articles/create': ({ options }) => {
        row = { ...row, publishedAt: null, ...(options.body as object) };
        return { data: row };
      },
      [`PUT /base/articles/update/${row.id}`]: ({ options }) => {
        const { expected: _expected, ...change } = options.body as Record<string, unknown>;
        row = { ...row, ...change };
        return { data: row };
      },
      ...answers,
    },
  );
  const http = shown.platform.http as unknown as {
    calls: { method: string; path: string; options: { body: Record<string, unknown> } }[];
  };
  return { ...shown, sent: () => http.calls.filter(({ path }) => path.startsWith('/base/articles/')) };
}
const earlier = {
  id: '0192a000-0000-7000-8000-0000000000b1',
  articleId: writtenArticleFixture().id,
  category: 'labour',
  titleFr: 'Titre d’avant',
  titleEn: 'Earlier title',
  summaryFr: null,
  summaryEn: null,
  bodyFr: 'Un **mot** d’avant',
  bodyEn: 'A word',
  cover: null,
  createdAt: '2026-01-09T09:00:00.000Z',
};
const field = (name: string) => screen.findByRole('textbox', { name });

beforeEach(() => sessionStorage.clear());

test('the first word begins a draft, the preview shows it as readers will see it, and it is saved by itself', async () => {
  const { person, sent, container } = open('new');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nouvel article' })).toBeVisible();
  const actions = ['Supprimer', 'Historique', 'Publier'].map((name) => screen.getByRole('button', { name }));
  for (const action of actions) expect(action).toBeDisabled();
  expect(screen.getByText('Enregistré dès le premier mot')).toBeVisible();
  await person.type(await field('Texte'), 'Un **mot**');
  const preview = within(screen.getByRole('region', { name: 'Aperçu' }));
  expect(preview.getByText('mot').tagName).toBe('STRONG');
  expect(await screen.findByText(/^Enregistré à/u)).toBeVisible();
  for (const action of actions) expect(action).toBeEnabled();
  expect(sent()[0]?.options.body).toMatchObject({ bodyFr: expect.stringMatching(/^Un/u), category: 'labour' });
  expect(await field('Texte')).toHaveValue('Un **mot**');
  expect(await axe(container)).toHaveNoViolations();
});

test('who leaves a new article before its first save is answered stays where they went', async () => {
  let answer: () => void = () => undefined;
  const { person } = open('new', {
    'POST /base/articles/create': ({ options }) =>
      new Promise((resolve) => {
        answer = () =>
          resolve({ data: { ...writtenArticleFixture({ publishedAt: null }), ...(options.body as object) } });
      }),
  });
  await person.type(await field('Titre'), 'Un');
  await screen.findByText('Enregistrement…');
  await person.click(screen.getByRole('link', { name: 'Articles' }));
  expect(await screen.findByRole('heading', { name: 'Liste' })).toBeVisible();
  await act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(screen.getByRole('heading', { name: 'Liste' })).toBeVisible();
});

test('the keyboard formats, and its keys are listed', async () => {
  const { person } = open({ publishedAt: null, bodyFr: null });
  const text = (await field('Texte')) as HTMLTextAreaElement;
  await person.click(text);
  await person.keyboard('gras');
  text.setSelectionRange(0, 4);
  await person.keyboard('{Control>}b{/Control}');
  expect(text).toHaveValue('**gras**');
  await person.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
  expect(within(await screen.findByRole('dialog')).getByText('Gras')).toBeVisible();
});

test('a picture goes into the text where the caret was, typed by the browser', async () => {
  // As browsers do: into what has the focus, and true in any case.
  document.execCommand = jest.fn((_command, _isShown, text: string) => {
    const { activeElement: focused } = document;
    if (focused instanceof HTMLTextAreaElement && focused.closest('[inert]') === null) {
      focused.setRangeText(text, focused.selectionStart, focused.selectionEnd, 'end');
      focused.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    return true;
  });
  const { person } = open({ publishedAt: null, bodyFr: 'Avant.\n\nAprès.' });
  const text = (await field('Texte')) as HTMLTextAreaElement;
  text.setSelectionRange(6, 6);
  await person.click(screen.getByRole('button', { name: 'Image' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.upload(
    document.querySelector('[role=dialog] input[type=file]') as HTMLInputElement,
    new File(['x'], 'plan.png', { type: 'image/png' }),
  );
  await person.type(dialog.getByRole('textbox', { name: /Ce que montre l’image/u }), 'Un plan');
  await person.click(dialog.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(text).toHaveValue('Avant.\n\n![Un plan](/files/plan.png#1x1)\n\n\n\nAprès.'));
  expect(document.execCommand).toHaveBeenCalledTimes(1);
  expect(text).toHaveFocus();
  Reflect.deleteProperty(document, 'execCommand');
});

test('an article opens in the language it is written in', async () => {
  open({ publishedAt: null, bodyFr: null, bodyEn: 'A word' });
  expect(await field('Texte')).toHaveValue('A word');
});

test('what cannot be published is said at its field and in the summary', async () => {
  const { person } = open(
    { publishedAt: null, bodyEn: null, titleEn: 'A title' },
    {
      [`PUT /base/articles/update/${writtenArticleFixture().id}`]: () => {
        throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/bodyEn', code: 'REQUIRED' }] });
      },
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Publier' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publier' }));
  expect(
    await screen.findByRole('link', { name: /^Texte \(Anglais\)\s: Veuillez remplir ce champ$/u }),
  ).toHaveAttribute('href', '#bodyEn');
  expect(await field('Texte')).toHaveAccessibleDescription(/Veuillez remplir ce champ/u);
});

test('an earlier version is read before it is restored', async () => {
  const { person, sent, container } = open(
    { publishedAt: null },
    {
      'POST /article_versions/find-by': () => ({ data: [earlier], page: { next: null, limit: 100 } }),
      [`GET /base/article_versions/get-one/${earlier.id}`]: () => ({ data: earlier }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Historique' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByText('Titre d’avant'));
  expect((await dialog.findByText('mot')).tagName).toBe('STRONG');
  expect(dialog.getByText('A word')).toBeVisible();
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations();
  await person.click(dialog.getByRole('button', { name: /^Rétablir – / }));
  expect(await field('Texte')).toHaveValue('Un **mot** d’avant');
  await waitFor(() => expect(sent().at(-1)?.options.body).toMatchObject({ bodyEn: 'A word', keepsVersion: true }));
});

test('a restored version without a cover keeps the one of now', async () => {
  const { person, sent } = open(
    { publishedAt: null, cover: '/files/plan.png#1x1' },
    {
      'POST /article_versions/find-by': () => ({ data: [earlier], page: { next: null, limit: 100 } }),
      [`GET /base/article_versions/get-one/${earlier.id}`]: () => ({ data: earlier }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Historique' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByText('Titre d’avant'));
  await person.click(await dialog.findByRole('button', { name: /^Rétablir – / }));
  expect(await field('Texte')).toHaveValue('Un **mot** d’avant');
  await waitFor(() =>
    expect(sent().at(-1)?.options.body).toMatchObject({ titleFr: 'Titre d’avant', keepsVersion: true }),
  );
  expect(sent().at(-1)?.options.body).not.toHaveProperty('cover');
});

test('the preview shows a language that is half written alone', async () => {
  const { person } = open({ publishedAt: null, bodyFr: 'En français' });
  await field('Texte');
  const preview = within(screen.getByRole('region', { name: 'Aperçu' }));
  await person.click(screen.getByRole('radio', { name: 'Anglais' }));
  expect(preview.getByText('En français')).toBeVisible();
  await person.type(await field('Titre'), 'A title');
  expect(await preview.findByText('A title')).toBeVisible();
  expect(preview.queryByText('En français')).not.toBeInTheDocument();
});

test('an article that could not be deleted is saved on', async () => {
  const { person, sent } = open(
    { publishedAt: null },
    {
      'DELETE /base/articles/delete/*': () => {
        throw problemError('UNAVAILABLE', 503);
      },
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Supprimer' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await person.type(await field('Titre'), '!');
  expect(await screen.findByText(/^Enregistré à/u)).toBeVisible();
  expect(sent().at(-1)?.options.body).toMatchObject({ titleFr: expect.stringMatching(/!$/u) });
});

test('what is published now is published, also where the clock of the device is behind', async () => {
  const later = new Date(Date.now() + 600_000).toISOString();
  const { person, sent } = open(
    { publishedAt: null },
    {
      [`PUT /base/articles/update/${writtenArticleFixture().id}`]: () => ({
        data: writtenArticleFixture({ publishedAt: later, updatedAt: later }),
      }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Publier' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText('Publié')).toBeVisible();
  expect(sent().at(-1)?.options.body).toMatchObject({ publishedAt: 'now' });
});

test('publishing later needs a moment to come', async () => {
  const { person, sent } = open({ publishedAt: null });
  await person.click(await screen.findByRole('button', { name: 'Publier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: 'Plus tard' }));
  await person.click(dialog.getByRole('button', { name: 'Programmer' }));
  expect(await dialog.findByRole('link', { name: 'Choisissez une date' })).toHaveAttribute('href', '#publish-date');
  expect(dialog.getByRole('link', { name: 'Choisissez une heure' })).toHaveAttribute('href', '#publish-time');
  await person.type(dialog.getByRole('textbox', { name: 'Heure' }), '09:30');
  await person.click(dialog.getByRole('button', { name: 'Programmer' }));
  expect(dialog.getByRole('link', { name: 'Choisissez une date' })).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Choisissez une heure' })).not.toBeInTheDocument();
  await person.type(dialog.getByRole('textbox', { name: 'Date' }), '01/02/2099');
  await person.click(dialog.getByRole('button', { name: 'Programmer' }));
  await waitFor(() => expect(sent().at(-1)?.options.body['publishedAt']).toMatch(/^2099-02-0/u));
  expect(await screen.findByText(/^Paraîtra le/u)).toBeVisible();
});

test('what was chosen outlives a failure, which is said in the dialog, and what the article lacks', async () => {
  const update = `PUT /base/articles/update/${writtenArticleFixture().id}`;
  const { person, platform } = open(
    { publishedAt: null },
    {
      [update]: () => {
        throw problemError('UNAVAILABLE', 503);
      },
    },
  );
  const openDialog = async () => {
    await person.click(screen.getByRole('button', { name: 'Publier' }));
    return within(await screen.findByRole('dialog'));
  };
  await field('Texte');
  const dialog = await openDialog();
  await person.click(dialog.getByRole('radio', { name: 'Plus tard' }));
  await person.type(dialog.getByRole('textbox', { name: 'Date' }), '01/02/2099');
  await person.type(dialog.getByRole('textbox', { name: 'Heure' }), '09:30');
  await person.click(dialog.getByRole('button', { name: 'Programmer' }));
  expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveValue('01/02/2099');
  platform.http.on(update, () => {
    throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/titleFr', code: 'REQUIRED' }] });
  });
  await person.click(dialog.getByRole('button', { name: 'Programmer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openDialog();
  expect(again.getByRole('textbox', { name: 'Heure' })).toHaveValue('09:30');
  await person.click(again.getByText('Annuler'));
  expect((await openDialog()).getByRole('radio', { name: 'Maintenant' })).toBeChecked();
});

test('a moment after the end of the plan is planned with a warning, and when the plan ends the open page shows a draft', async () => {
  const paid = rowOf(payment, {
    ...{ id: '0192a000-0000-7000-8000-0000000000d1', professionalId: ownProfessionalFixture().id, reference: 'R-1' },
    ...{ plan: 'standard', phone: '••78', amount: 15_000, currency: 'XAF', status: 'paid' },
    ...{ paymentDate: '2026-01-10T09:00:00.000Z', subscriptionEndDate: '2099-01-31' },
    createdAt: '2026-01-10T09:00:00.000Z',
  });
  const { person, platform } = open(
    { publishedAt: null },
    // The later one ends earlier.
    {
      'POST /pro/get-all/payments': () => ({
        data: [{ ...paid, id: '0192a000-0000-7000-8000-0000000000d2', subscriptionEndDate: '2099-01-01' }, paid],
      }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Publier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: 'Plus tard' }));
  const date = dialog.getByRole('textbox', { name: 'Date' });
  await person.type(dialog.getByRole('textbox', { name: 'Heure' }), '09:30');
  await person.type(date, '31/01/2099');
  expect(dialog.queryByText(/^Votre formule prend fin/u)).not.toBeInTheDocument();
  await person.clear(date);
  await person.type(date, '01/02/2099');
  expect(await dialog.findByText(/^Votre formule prend fin le 31 janvier 2099/u)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Programmer' }));
  expect(await screen.findByText(/^Paraîtra le/u)).toBeVisible();
  platform.http.on(`GET /base/articles/get-one/${writtenArticleFixture().id}`, () => ({
    data: writtenArticleFixture({ publishedAt: null }),
  }));
  // Some events may have been missed.
  act(() => platform.emit({ id: '4', type: 'account.changed', data: {} }));
  await waitFor(() => expect(screen.queryByText(/^Paraîtra le/u)).not.toBeInTheDocument());
  expect(screen.getByText('Brouillon')).toBeVisible();
});

test('a published article of somebody else is said not to exist', async () => {
  const { id } = writtenArticleFixture();
  open({}, { [`GET /base/articles/get-one/${id}`]: () => ({ data: parse(publicArticle, writtenArticleFixture()) }) });
  expect(await screen.findByText('Cet élément n’existe pas, ou n’existe plus')).toBeVisible();
});

test('without the plan or the verification there is no way to publish, and each is said', async () => {
  open({ publishedAt: null }, {}, { planId: 'free', verifiedAt: null });
  expect(await screen.findByText('Publier n’est pas compris dans votre formule')).toBeVisible();
  expect(screen.getByText('Vous pourrez publier dès que vos pièces seront vérifiées')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publier' })).not.toBeInTheDocument();
});

test('without the plan a new article has no form, and what the plan would give is said', async () => {
  open('new', {}, { planId: 'free' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nouvel article' })).toBeVisible();
  expect(screen.getByText('Publier n’est pas compris dans votre formule')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/pro/articles');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('what was typed before the plan ended stays in sight', async () => {
  writeDraft('/pro/articles/new', { values: { bodyFr: 'Gardé' }, base: null });
  open(
    'new',
    {
      'POST /base/articles/create': () => {
        throw problemError('NOT_IN_PLAN', 403);
      },
    },
    { planId: 'free' },
  );
  expect(await field('Texte')).toHaveValue('Gardé');
  expect(await screen.findByText('Non enregistré : gardé dans cet onglet')).toBeVisible();
});
