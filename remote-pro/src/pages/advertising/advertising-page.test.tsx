import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { parse } from 'valibot';
import { readDraft } from 'shared-contracts/platform/form-draft';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { add } from 'shared-contracts/schemas/add';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { ownAddFixture } from '../../testing/own-add-fixture.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { plansFixture } from '../../testing/plans-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { advertisingLoader } from './advertising-loader.ts';
import { Component, ErrorBoundary } from './advertising-page.tsx';

const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 20 } });
const draft = ownAddFixture();
const created = ownAddFixture({ titleEn: '', textFr: '', textEn: '' });
const step = `PUT /base/adds/update-where/${draft.id}`;
const change = `PUT /base/adds/update/${draft.id}`;

// jsdom has no canvas.
jest.mock('shared-ui/primitives/series-chart/draw-chart.ts', () => ({
  drawChart: () => ({ redraw: () => undefined, destroy: () => undefined }),
}));

beforeEach(() => sessionStorage.clear());

const open = (search: string, answers: Readonly<Record<string, FakeAnswer>> = {}, own: Partial<OwnProfessional> = {}) =>
  showPage(
    [{ path: '/pro/publicite', loader: advertisingLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    `/pro/publicite${search}`,
    {
      'GET /base/plans/get-all': () => ({ data: plansFixture }),
      'POST /pro/get-all/professionals': () => ({ data: [ownProfessionalFixture({ planId: 'premium', ...own })] }),
      'POST /pro/get-all/adds': () => pageOf(),
      'POST /pro/get-all/articles': () => pageOf(),
      'POST /pro/get-all/add_history': () => pageOf(),
      'POST /pro/get-all/add_days': () => pageOf(),
      [`GET /base/adds/get-one/${draft.id}`]: () => ({ data: draft }),
      ...answers,
    },
  );

const bodiesOf = ({ platform }: ReturnType<typeof open>, method: string) =>
  platform.http.calls.filter((call) => call.method === method).map(({ options }) => options.body);

test('the list has state, placement and counts; without the plan it says what the plan would give', async () => {
  const running = ownAddFixture({
    state: 'approved',
    publishedAt: '2026-11-20T09:00:00.000Z',
    startsOn: '2020-01-01',
    impressions: 1200,
    clicks: 30,
  });
  const { container } = open('', { 'POST /pro/get-all/adds': () => pageOf(running) }, { planId: 'standard' });
  const row = (await screen.findByRole('rowheader', { name: 'Licenciement' })).closest('tr');
  if (!row) throw new Error('no row');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    'En cours',
    'Recherche',
    expect.stringMatching(/2020/u),
    expect.stringMatching(/^1.200$/u),
    '30',
    expect.stringMatching(/^2,5.%$/u),
  ]);
  expect(screen.getByText(/^Vos annonces publiées restent/u)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nouvelle annonce' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('a new professional with the plan is shown what there is to do', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'Aucune annonce' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nouvelle annonce' })).toHaveAttribute('href', '/pro/publicite?ad=new');
});

test('what is typed is previewed and kept; a draft may lack words, a submission not', async () => {
  const shown = open('?ad=new', {
    'POST /base/adds/create': () => ({ data: created }),
  });
  const { person, container } = shown;
  await person.type(await screen.findByLabelText(/^Titre en français/u), 'Licenciement');
  await waitFor(() =>
    expect(within(screen.getAllByRole('figure')[0] as HTMLElement).getByText('Licenciement')).toBeVisible(),
  );
  // Counted from four fifths of its limit on, as every field.
  expect(screen.getByLabelText(/^Titre en français/u)).not.toHaveAccessibleDescription();
  expect(readDraft('/pro/publicite#new')).toMatchObject({ titleFr: 'Licenciement' });
  await person.click(screen.getByRole('button', { name: 'Envoyer en relecture' }));
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Saisissez le titre en anglais', 'Saisissez le texte en français', 'Saisissez le texte en anglais']);
  expect(bodiesOf(shown, 'POST')).not.toContainEqual(expect.objectContaining({ titleFr: 'Licenciement' }));
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Licenciement' })).toBeVisible());
  expect(bodiesOf(shown, 'POST')).toContainEqual(
    expect.objectContaining({
      titleFr: 'Licenciement',
      titleEn: '',
      target: '/professionnels/aissatou-mbarga',
      image: null,
    }),
  );
  expect(readDraft('/pro/publicite#new')).toEqual({});
});

describe('a new one whose answer was lost', () => {
  const lose = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const typed = () => screen.findByLabelText(/^Titre en français/u);
  const save = async ({ person }: ReturnType<typeof open>) =>
    person.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
  const creationsOf = ({ platform }: ReturnType<typeof open>) =>
    platform.http.calls.filter(({ path }) => path === '/base/adds/create').map(({ options }) => options);
  /** It is typed and sent, the answer is lost, and the title gets another word. */
  const openEdited = async () => {
    const shown = open('?ad=new', { 'POST /base/adds/create': lose, [change]: () => ({ data: created }) });
    await shown.person.type(await typed(), 'Licenciement');
    await save(shown);
    await screen.findByRole('alert');
    await shown.person.type(await typed(), ' économique');
    return shown;
  };
  const edited = expect.objectContaining({
    titleFr: 'Licenciement économique',
    expected: expect.objectContaining({ titleFr: 'Licenciement' }) as unknown,
  }) as unknown;

  it('is asked for again as it was sent, and what was typed since is saved over it', async () => {
    const shown = await openEdited();
    shown.platform.http.on('POST /base/adds/create', () => ({ data: created }));
    await save(shown);
    expect(await screen.findByRole('heading', { level: 1, name: 'Licenciement' })).toBeVisible();
    const [first, again] = creationsOf(shown);
    expect(again).toEqual(first);
    expect(bodiesOf(shown, 'PUT')).toEqual([edited]);
    expect(bodiesOf(shown, 'PUT')[0]).not.toHaveProperty('image');
  });

  it('is the same one after a reload', async () => {
    const [first] = creationsOf(await openEdited());
    cleanup();
    const shown = open('?ad=new', {
      'POST /base/adds/create': () => ({ data: created }),
      [change]: () => ({ data: created }),
    });
    expect(await typed()).toHaveValue('Licenciement économique');
    await save(shown);
    expect(await screen.findByRole('heading', { level: 1, name: 'Licenciement' })).toBeVisible();
    expect(creationsOf(shown)).toEqual([first]);
    expect(bodiesOf(shown, 'PUT')).toEqual([edited]);
    cleanup();
    const another = open('?ad=new', { 'POST /base/adds/create': lose });
    expect(await typed()).toHaveValue('');
    await save(another);
    await screen.findByRole('alert');
    expect(creationsOf(another)[0]?.headers).not.toEqual(first?.headers);
  });

  it('is made anew where it was deleted meanwhile, or its body is refused', async () => {
    const shown = await openEdited();
    const anew = ({ options: { body } }: { readonly options: { readonly body?: unknown } }) => {
      if ((body as { titleFr: string }).titleFr === 'Licenciement')
        throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/image', code: 'NOT_FOUND' }] });
      return { data: created };
    };
    shown.platform.http.on('POST /base/adds/create', anew);
    await save(shown);
    expect(await screen.findByRole('heading', { level: 1, name: 'Licenciement' })).toBeVisible();
    const keys = creationsOf(shown).map(({ headers }) => headers?.['Idempotency-Key']);
    expect([keys.length, new Set(keys).size, bodiesOf(shown, 'PUT').length]).toEqual([3, 2, 0]);
    cleanup();
    const deleted = await openEdited();
    deleted.platform.http.on('POST /base/adds/create', () => ({ data: created }));
    deleted.platform.http.on(change, () => {
      throw problemError('NOT_FOUND', 404);
    });
    await save(deleted);
    expect(await screen.findByRole('heading', { level: 1, name: 'Licenciement' })).toBeVisible();
    expect(creationsOf(deleted).at(-1)?.body).toMatchObject({ titleFr: 'Licenciement économique' });
  });

  it('is not made twice where what was typed since is refused', async () => {
    const shown = await openEdited();
    shown.platform.http.on('POST /base/adds/create', () => ({ data: created }));
    shown.platform.http.on(change, () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/target', code: 'INVALID' }] });
    });
    await save(shown);
    expect(await screen.findByText('Choisissez une de vos pages')).toBeVisible();
    shown.platform.http.on(change, () => ({ data: created }));
    await save(shown);
    expect(await screen.findByRole('heading', { level: 1, name: 'Licenciement' })).toBeVisible();
    expect(new Set(creationsOf(shown).map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(1);
  });
});

test('a title that is too long stays whole, and its limit is said at the field', async () => {
  const { person } = open('?ad=new', {});
  const title = await screen.findByLabelText(/^Titre en français/u);
  await person.click(title);
  await person.paste('x'.repeat(96));
  expect(title).toHaveAccessibleDescription('96 caractères sur 120');
  await person.paste('x'.repeat(100));
  expect(title).toHaveValue('x'.repeat(196));
  expect(title).toHaveAccessibleDescription('Raccourcissez ce texte à 120 caractères au plus ; il y en a 196');
  expect(title).toBeInvalid();
});

test('a refused one shows the reason, is corrected and submitted', async () => {
  const refused = ownAddFixture({
    state: 'refused',
    startsOn: '2999-12-01',
    refusalReason: 'Elle promet un résultat.',
  });
  const shown = open(`?ad=${draft.id}`, {
    [`GET /base/adds/get-one/${draft.id}`]: () => ({ data: refused }),
    [change]: () => ({ data: refused }),
    [step]: () => ({ data: ownAddFixture({ state: 'review' }) }),
  });
  expect(await screen.findByText('Elle promet un résultat.')).toBeVisible();
  shown.platform.http.on(`GET /base/adds/get-one/${draft.id}`, () => ({ data: ownAddFixture({ state: 'review' }) }));
  await shown.person.click(screen.getByRole('button', { name: 'Envoyer en relecture' }));
  expect(await screen.findByText('En relecture')).toBeVisible();
  const [changed, stepped] = bodiesOf(shown, 'PUT');
  expect(changed).toMatchObject({ titleFr: 'Licenciement', expected: { titleFr: 'Licenciement', image: null } });
  expect(stepped).toEqual({ where: { state: 'refused' }, set: { state: 'review' } });
});

test('a submission that is refused at a field says at which', async () => {
  const { person, platform } = open(`?ad=${draft.id}`, {
    [`GET /base/adds/get-one/${draft.id}`]: () => ({ data: ownAddFixture({ startsOn: '2999-12-01' }) }),
    [change]: () => ({ data: ownAddFixture({ startsOn: '2999-12-01' }) }),
    [step]: () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/target', code: 'INVALID' }] });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Envoyer en relecture' }));
  await waitFor(() => expect(platform.toasts.at(-1)?.text).toMatch(/^Page d’arrivée.*Choisissez une de vos pages/u));
});

test('what the API refuses is said at its field, and what was changed elsewhere is noticed', async () => {
  const { person, platform } = open(`?ad=${draft.id}`, {
    [change]: () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/target', code: 'INVALID' }] });
    },
  });
  const save = await screen.findByRole('button', { name: 'Enregistrer le brouillon' });
  await person.click(save);
  expect(await screen.findByText('Choisissez une de vos pages')).toBeVisible();
  platform.http.on(change, () => {
    throw problemError('CHANGED_MEANWHILE', 409, { details: { current: { titleFr: 'Autre' } } });
  });
  await person.click(save);
  await person.click(await screen.findByRole('button', { name: 'Voir l’autre version' }));
  expect(screen.getByLabelText(/^Titre en français/u)).toHaveValue('Autre');
});

test('an id of nobody’s, or of what somebody else advertises, is said not to exist', async () => {
  for (const [ad, more] of [
    [draft.id, { [`GET /base/adds/get-one/${draft.id}`]: () => ({ data: parse(add, draft) }) }],
    ['abc', {}],
  ] as const) {
    const refuse = () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/where/addId', code: 'INVALID' }] });
    };
    const wrongly = ad === 'abc' && { 'POST /pro/get-all/add_history': refuse, 'POST /pro/get-all/add_days': refuse };
    open(`?ad=${ad}`, { ...more, ...wrongly });
    expect(await screen.findByText('Cet élément n’existe pas, ou n’existe plus')).toBeVisible();
    cleanup();
  }
});

test('what runs is paused; somebody faster is said; what an operator decides is shown at once', async () => {
  const running = ownAddFixture({ state: 'approved', startsOn: '2020-01-01', publishedAt: '2026-11-20T09:00:00.000Z' });
  const { person, platform } = open(`?ad=${draft.id}`, {
    [`GET /base/adds/get-one/${draft.id}`]: () => ({ data: running }),
    [step]: () => {
      throw problemError('PRECONDITION_FAILED', 412);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Suspendre' }));
  await waitFor(() => expect(platform.toasts.at(-1)?.text).toMatch(/a changé entre-temps/u));
  const refused = ownAddFixture({ state: 'refused', startsOn: '2999-12-01', refusalReason: 'Elle compare.' });
  platform.http.on(`GET /base/adds/get-one/${draft.id}`, () => ({ data: refused }));
  act(() => platform.emit({ id: '7', type: 'advertisement.refused', data: { addId: draft.id } }));
  expect(await screen.findByText('Elle compare.')).toBeVisible();
});

test('a chart without the earliest days says which it shows, since the totals count them all', async () => {
  const running = ownAddFixture({
    ...{ state: 'approved', startsOn: '2020-01-01', publishedAt: '2026-11-20T09:00:00.000Z' },
    ...{ impressions: 1200, clicks: 30 },
  });
  const seen = { id: running.id, addId: running.id, day: '2026-11-21', impressions: 9, clicks: 1 };
  const answers = (next: string | null): Readonly<Record<string, FakeAnswer>> => ({
    [`GET /base/adds/get-one/${draft.id}`]: () => ({ data: running }),
    'POST /pro/get-all/add_days': () => ({ data: [seen], page: { next, limit: 100 } }),
  });
  const said = /^Le graphique montre les 100 derniers jours d’affichage/u;
  open(`?ad=${draft.id}`, answers('earlier'));
  expect(await screen.findByText(said)).toBeVisible();
  cleanup();
  open(`?ad=${draft.id}`, answers(null));
  expect(await screen.findByRole('table', { name: 'Affichages et clics par jour' })).toBeInTheDocument();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test('a draft whose plan has ended says that payment comes next, and can only be saved', async () => {
  open(`?ad=${draft.id}`, {}, { planId: 'standard' });
  expect(await screen.findByText(/^Le paiement vient ensuite/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enregistrer le brouillon' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Envoyer en relecture' })).not.toBeInTheDocument();
});

test('a verification that has lapsed is said, and nothing is submitted', async () => {
  const lapsed = { verifiedUntil: '2026-01-31' };
  open(`?ad=${draft.id}`, {}, lapsed);
  expect(await screen.findByText(/quand votre droit d’exercer sera vérifié/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Envoyer en relecture' })).not.toBeInTheDocument();
  cleanup();
  const running = ownAddFixture({ state: 'approved', startsOn: '2020-01-01', publishedAt: '2026-11-20T09:00:00.000Z' });
  open(`?ad=${draft.id}`, { [`GET /base/adds/get-one/${draft.id}`]: () => ({ data: running }) }, lapsed);
  expect(await screen.findByText(/^Elle n’est pas affichée tant que votre droit d’exercer/u)).toBeVisible();
});
