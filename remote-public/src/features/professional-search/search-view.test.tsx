import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { RESET } from 'jotai/utils';
import { lawyersFilterKeyAtom, lawyersFilterSpecialitiesAtom } from 'shared-contracts/platform/persisted-state';
import { professionalFacets } from 'shared-contracts/schemas/professional-facets';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { SearchData } from '../../search/search-loader.ts';
import { alternativesBesideListed, searchAlternatives } from '../../search/search-alternatives.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { SearchView, type SearchViewProps } from './search-view.tsx';

const facetNames = Object.keys(professionalFacets.entries);
const person = professionalFixture();
const found: SearchData['result'] = {
  ok: true,
  value: {
    professionals: [person],
    slots: {
      [person.id]: {
        consultationId: 'long',
        slotMinutes: 120,
        fee: { feeKind: 'fixed', fee: 60_000, currency: 'XAF' },
        slots: [{ startsAt: '2026-11-23T08:30:00.000Z', endsAt: '2026-11-23T10:30:00.000Z', callTypes: ['video'] }],
        isWindow: false,
      },
    },
    previous: null,
    next: 'cursor-2',
    total: 10_000,
    isCapped: true,
  },
};

/** Resolves when the parts that come late stand as well. */
async function open(
  data: Partial<SearchData>,
  store = createStore(),
  platform = fakePlatform(),
  kind: SearchViewProps['kind'] = 'search',
) {
  const whole: SearchData = {
    filter: {},
    typed: data.filter ?? {},
    ignored: [],
    tooLong: [],
    asked: {},
    result: found,
    adds: [],
    ...data,
  };
  const view = <SearchView kind={kind} data={whole} profileOf={({ slug }) => `/professionnels/${slug}`} />;
  const rendered = render(
    withPlatform(null, {
      strings: { ...strings, shell: { errors: { UNAVAILABLE: 'Le service ne répond pas' } } },
      at: '/recherche',
      routes: [{ path: '*', loader: () => whole, element: view, HydrateFallback: () => null }],
      store,
      platform,
    }),
  );
  await act(() => import('./late-parts.ts'));
  return rendered;
}

afterEach(() => localStorage.clear());

test('each result links to the profile and each slot to the booking, with the consultation whose fee is said', async () => {
  const { container } = await open({});
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Aïssatou Mbarga' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga?consultation=long',
  );
  expect(card.getByRole('link', { name: /lun\. 23 nov\./ })).toHaveAttribute(
    'href',
    `/lawyers/booking/${person.id}?consultation=long&type=video&slot=2026-11-23T08%3A30%3A00.000Z`,
  );
  expect(card.getByText(/^60.000.FCFA.· 120.min$/u)).toBeVisible();
  expect(card.getByText(/· Français, anglais, duala$/u)).toBeVisible();
  expect(screen.getByText(/10.000\+ professionnels/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '/recherche?cursor=cursor-2');
  expect(await axe(container)).toHaveNoViolations();
});

test('in a search by a way to meet, the card carries it to the profile', async () => {
  await open({ filter: { callType: 'video' } });
  expect(screen.getByRole('link', { name: 'Aïssatou Mbarga' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga?consultation=long&type=video',
  );
});

test('a card whose slots fail to load shows so, and the person is still listed', async () => {
  await open({ result: found.ok ? { ok: true, value: { ...found.value, slots: null } } : found });
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Les créneaux n’ont pas pu être chargés.')).toBeVisible();
  expect(card.queryByText(/Aucun créneau/u)).not.toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Aïssatou Mbarga' })).toBeVisible();
});

test('a firm is named after its profession’s kind of firm', async () => {
  const firm = { ...person, kind: 'legal_entity' as const, companyName: 'Mbarga & Associés', gender: null };
  const result = found.ok ? { ...found, value: { ...found.value, professionals: [firm] } } : found;
  await open({ result });
  expect(screen.getByRole('article')).toHaveTextContent(/Mbarga & Associés.*Cabinet d’avocats/);
});

test('a later page shows the total and links to the previous page, the second to the plain address', async () => {
  const { unmount } = await open({ filter: { city: 'Lyon', cursor: 'cursor-2' } });
  expect(screen.getByText(/10.000\+ professionnels/)).toBeVisible();
  const back = () => screen.getByRole('link', { name: 'Page précédente' });
  expect(back()).toHaveAttribute('href', '/recherche?city=Lyon');
  unmount();
  const result = found.ok ? { ok: true as const, value: { ...found.value, previous: 'cursor-2' } } : found;
  await open({ filter: { city: 'Lyon', cursor: 'cursor-3' }, result });
  expect(back()).toHaveAttribute('href', '/recherche?city=Lyon&cursor=cursor-2');
});

test('every filter has a chip that removes it, and the search is saved and can be shared', async () => {
  const store = createStore();
  await open({ filter: { city: 'Douala', category: 'labour' } }, store);
  expect(screen.getByRole('link', { name: 'Retirer le filtre Ville : Douala' })).toHaveAttribute(
    'href',
    '/recherche?category=labour',
  );
  await waitFor(() => expect(store.get(lawyersFilterKeyAtom)).toBe('category=labour&city=Douala'));
  expect(store.get(lawyersFilterSpecialitiesAtom)).toEqual(['labour']);
  expect(await screen.findByRole('button', { name: 'Partager le lien' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Imprimer' })).not.toBeInTheDocument();
});

test('who has signed out on the page leaves no search, though the page begins anew with its address', async () => {
  const store = createStore();
  const { unmount } = await open({ filter: { city: 'Douala' } }, store);
  await waitFor(() => expect(store.get(lawyersFilterKeyAtom)).toBe('city=Douala'));
  unmount();
  store.set(lawyersFilterKeyAtom, RESET);
  const again = await open({ filter: { city: 'Douala' } }, store);
  expect(await screen.findByRole('button', { name: 'Partager le lien' })).toBeVisible();
  expect(store.get(lawyersFilterKeyAtom)).toBe('');
  again.unmount();
  await open({ filter: { city: 'Kribi' } }, store);
  await waitFor(() => expect(store.get(lawyersFilterKeyAtom)).toBe('city=Kribi'));
});

test('a search without criteria keeps the last one and links back to it', async () => {
  const store = createStore();
  const { unmount } = await open({ filter: { city: 'Douala', category: 'labour' } }, store);
  await waitFor(() => expect(store.get(lawyersFilterKeyAtom)).not.toBe(''));
  expect(screen.queryByRole('link', { name: /Reprendre/ })).not.toBeInTheDocument();
  unmount();
  await open({}, store);
  expect(
    await screen.findByRole('link', { name: 'Reprendre votre dernière recherche : Droit du travail, Douala' }),
  ).toHaveAttribute('href', '/recherche?category=labour&city=Douala');
  expect(store.get(lawyersFilterKeyAtom)).toBe('category=labour&city=Douala');
});

const nobody: SearchData['result'] = {
  ok: true,
  value: { professionals: [], slots: {}, previous: null, next: null, total: 0, isCapped: false },
};
const nothing = { alternatives: [], named: [] };
const links = (name: RegExp) =>
  screen
    .getAllByRole('link', { name })
    .map((link) => [link.textContent?.replace(/\s/gu, ' '), link.getAttribute('href')]);

test('an empty result suggests which filter to drop', async () => {
  const filter = { text: 'bail', city: 'Lyon' };
  await open({ filter, searchAlternatives: searchAlternatives(filter, nothing, undefined, 'fr'), result: nobody });
  expect(links(/^Sans/)).toEqual([
    ['Sans « bail »', '/recherche?city=Lyon'],
    ['Sans « Lyon »', '/recherche?q=bail'],
  ]);
});

test('an empty result lists the most useful suggestions first, with result counts, and none without results', async () => {
  const filter = { text: 'bail', city: 'Lyon', callType: 'video' } as const;
  const drops = [
    { name: 'text', total: 1000, isCapped: true },
    { name: 'city', total: 3, isCapped: false },
    { name: 'callType', total: 0, isCapped: false },
  ] as const;
  await open({ filter, searchAlternatives: searchAlternatives(filter, nothing, drops, 'fr'), result: nobody });
  expect(links(/^Sans/).map(([text]) => text)).toEqual(['Sans « bail » (1 000+)', 'Sans « Lyon » (3)']);
});

test('an empty result says when no single filter helps', async () => {
  const filter = { city: 'Lyon' };
  const drops = [{ name: 'city', total: 0, isCapped: false }] as const;
  await open({ filter, searchAlternatives: searchAlternatives(filter, nothing, drops, 'fr'), result: nobody });
  expect(screen.getByText(/Retirer un seul critère ne suffit pas/)).toBeVisible();
});

test('an empty result suggests spelling corrections, with the other filters where those give results', async () => {
  const filter = { text: 'mbraga licencié', city: 'Lyon' };
  const alternatives = [
    { field: 'text', value: 'Mbarga', isWithin: false },
    { field: 'category', value: 'labour', isWithin: true },
  ] as const;
  const { container, unmount } = await open({
    filter,
    searchAlternatives: searchAlternatives(filter, { alternatives, named: [] }, [], 'fr'),
    result: nobody,
  });
  expect(screen.getByText('Vouliez-vous dire :')).toBeVisible();
  expect(links(/^(Mbarga|Droit du travail)$/)).toEqual([
    ['Mbarga', '/recherche?q=Mbarga'],
    ['Droit du travail', '/recherche?category=labour&city=Lyon'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  const sentence = { ...filter, text: 'une voisine bruyante' };
  await open({ filter: sentence, searchAlternatives: searchAlternatives(sentence, nothing, [], 'fr'), result: nobody });
  expect(screen.getByText(/choisissez plutôt un domaine du droit/)).toBeVisible();
});

test('an empty result suggests the fields recognised in the text, in the language of the page, before filters to drop', async () => {
  const filter = { text: 'huissier à Brussels', callType: 'video' } as const;
  const drops = [{ name: 'text', total: 57, isCapped: false }] as const;
  const named = [
    { fields: { profession: 'bailiff' }, isWithin: true, total: 1000, capped: true },
    { fields: { city: 'Brussels', language: 'ar' }, isWithin: false, total: 2, capped: false },
  ] as const;
  const ways = searchAlternatives(filter, { alternatives: [], named }, drops, 'fr');
  const { container } = await open({ filter, searchAlternatives: ways, result: nobody });
  expect(screen.getByText('Utilisés comme filtres, vos mots trouvent :')).toBeVisible();
  expect(links(/\)$/)).toEqual([
    ['Huissier ou commissaire de justice (1 000+)', '/recherche?profession=bailiff&callType=video'],
    ['Bruxelles · Arabe (2)', '/recherche?city=Bruxelles&language=ar'],
    ['Sans « huissier à Brussels » (57)', '/recherche?callType=video'],
  ]);
  expect(screen.queryByText(/choisissez plutôt un domaine du droit/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('when a text finds nobody, professionals of its recognised area of law are listed and named, in any response order, and on the next page too', async () => {
  const filter = { text: 'unpaid wages', city: 'Lyon' };
  const alternatives = (['labour', 'commercial'] as const).map(
    (value) => ({ field: 'category', value, isWithin: true }) as const,
  );
  const named = [{ fields: { category: 'labour', language: 'ar' }, isWithin: true, total: 2, capped: false }] as const;
  const { container } = await open({
    filter,
    instead: { category: 'labour', city: 'Lyon' },
    searchAlternatives: alternativesBesideListed(filter, { alternatives, named }, 'fr'),
  });
  expect(
    screen.getByText(
      'Aucun profil ne contient « unpaid wages » ; voici qui exerce dans ce domaine : droit du travail.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
  expect(screen.getByLabelText('Nom, spécialité ou mot-clé')).toHaveValue('unpaid wages');
  expect(links(/^(Droit du travail · .*|Droit commercial|Page suivante|Nom)$/)).toEqual([
    ['Nom', '/recherche?q=unpaid+wages&city=Lyon&sort=name'],
    ['Droit du travail · Arabe (2)', '/recherche?category=labour&city=Lyon&language=ar'],
    ['Droit commercial', '/recherche?category=commercial&city=Lyon'],
    ['Page suivante', '/recherche?category=labour&city=Lyon&cursor=cursor-2'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('on a wide screen each option shows its result count', async () => {
  const http = fakeHttp({
    'POST /facets': () => ({
      data: {
        ...Object.fromEntries(facetNames.map((name) => [name, []])),
        category: [{ value: 'labour', count: 1200 }],
        city: [{ value: 'Douala', count: 7 }],
        country: [{ value: 'TG', count: 2 }],
        availableNow: [{ value: 'true', count: 4 }],
      },
      capped: false,
    }),
  });
  const wide = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await open({ filter: { callType: 'video' }, asked: { callType: 'video' } }, createStore(), fakePlatform({ http }));
  expect(await screen.findByRole('option', { name: /^Droit du travail \(1.200\)$/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Droit fiscal (0)' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Togo (2)' })).toBeInTheDocument();
  expect(screen.getAllByRole('option', { name: /^Cameroun/u })).toHaveLength(1);
  expect(screen.getByRole('checkbox', { name: 'Disponible maintenant (4)' })).toBeInTheDocument();
  expect(http.calls.map(({ options }) => options.body)).toEqual([{ callType: 'video' }]);
  wide.mockRestore();
});

test('when nobody is found only options with results show a count', async () => {
  const none = Object.fromEntries(facetNames.map((name) => [name, []]));
  const data = { ...none, city: [{ value: 'Douala', count: 7 }], category: [{ value: 'labour', count: 2 }] };
  const http = fakeHttp({ 'POST /facets': () => ({ data, capped: false }) });
  const wide = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const filter = { city: 'Lyon', category: 'tax' } as const;
  await open({ filter, asked: filter, result: nobody, searchAlternatives: [] }, createStore(), fakePlatform({ http }));
  expect(await screen.findByRole('option', { name: 'Droit du travail (2)' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Droit civil' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Disponible maintenant' })).toBeInTheDocument();
  wide.mockRestore();
});

test('hours have their own chip with their time zone, and the fields keep them', async () => {
  await open({ filter: { date: '2026-11-23', window: { from: '09:00', to: '12:00', zone: 'Africa/Douala' } } });
  expect(screen.getByRole('link', { name: 'Retirer le filtre Heures : 9 h – 12 h (heure de Douala)' })).toHaveAttribute(
    'href',
    '/recherche?date=2026-11-23',
  );
  expect(screen.getByLabelText('À partir de')).toHaveValue('09:00');
  expect(screen.getByRole('group', { name: 'Heure de Douala' })).toBeVisible();
});

test('invalid hours are rejected at their field and in a focused error summary, and nothing is requested', async () => {
  await open({});
  const user = userEvent.setup();
  const apply = () => user.click(screen.getByRole('button', { name: 'Appliquer les filtres' }));
  await user.type(screen.getByLabelText('À partir de'), '10:00');
  await apply();
  await waitFor(() =>
    expect(screen.getByLabelText('Libre le')).toHaveAccessibleDescription('Choisissez le jour de ces heures'),
  );
  await waitFor(() => expect(screen.getByRole('alert', { name: 'Il y a un problème' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Choisissez le jour de ces heures' }));
  expect(screen.getByLabelText('Libre le')).toHaveFocus();
  await user.type(screen.getByLabelText('Libre le'), '2020-01-06');
  await apply();
  await waitFor(() =>
    expect(screen.getByLabelText('Libre le')).toHaveAccessibleDescription('Ce jour est passé : choisissez-en un autre'),
  );
  await user.clear(screen.getByLabelText('Libre le'));
  await user.type(screen.getByLabelText('Libre le'), '7/1/2999');
  await user.type(screen.getByLabelText('Jusqu’à'), '10:00');
  await apply();
  await waitFor(() =>
    expect(screen.getByLabelText('Jusqu’à')).toHaveAccessibleDescription('La fin doit venir après le début'),
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Libre le')).not.toHaveAttribute('aria-invalid');
});

test('a missing day and an end before the start are both reported at once, at their fields and in the summary', async () => {
  await open({});
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('À partir de'), '18:00');
  await user.type(screen.getByLabelText('Jusqu’à'), '09:00');
  await user.click(screen.getByRole('button', { name: 'Appliquer les filtres' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Libre le')).toHaveAccessibleDescription('Choisissez le jour de ces heures'),
  );
  expect(screen.getByLabelText('Jusqu’à')).toHaveAccessibleDescription('La fin doit venir après le début');
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Choisissez le jour de ces heures',
    'La fin doit venir après le début',
  ]);
});

test('the day and the hours become date and time fields, and what was typed before stays', async () => {
  const { container } = await open({
    filter: { date: '2999-01-06' },
    typed: { date: '2999-01-06', window: { from: '09:00', zone: 'Africa/Douala' } },
  });
  const date = screen.getByRole('textbox', { name: 'Libre le' });
  expect(date).toHaveValue('06/01/2999');
  expect(date).toHaveAttribute('placeholder', 'jj/mm/aaaa');
  expect(screen.getByRole('textbox', { name: 'À partir de' })).toHaveValue('09:00');
  expect(screen.getByRole('button', { name: 'Choisir une heure (Jusqu’à)' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(date);
  await userEvent.type(date, '7 janv 2999');
  await userEvent.tab();
  expect(date).toHaveValue('07/01/2999');
  expect(new FormData((date as HTMLInputElement).form ?? undefined).get('date')).toBe('2999-01-07');
});

test('unknown values in the address are listed above the results', async () => {
  await open({ ignored: ['category', 'date'] });
  expect(
    screen.getByText(
      'Ces critères de l’adresse ne sont pas compris et ont été ignorés : « Domaine du droit », « Libre le ».',
    ),
  ).toBeVisible();
});

test('a past day is reported above the results and at its field, which still shows it', async () => {
  await open({ pastDate: '2020-01-06', typed: { date: '2020-01-06' } });
  expect(screen.getByText('Le 6 janvier 2020 est passé : la recherche n’en tient pas compte.')).toBeVisible();
  expect(screen.getByLabelText('Libre le')).toHaveValue('06/01/2020');
  expect(screen.getByLabelText('Libre le')).toHaveAccessibleDescription(/Ce jour est passé/);
});

test('a text that is too long is reported with its limit above the results, and stays in its field', async () => {
  await open({ typed: { text: 'a'.repeat(101) }, tooLong: [{ name: 'text', most: 100 }] });
  expect(screen.getByText(/^« Mot-clé » est trop long pour être cherché \(100 caractères au plus\)/)).toBeVisible();
  expect(screen.getByLabelText('Nom, spécialité ou mot-clé')).toHaveValue('a'.repeat(101));
});

test('a failed search shows why and can be retried; an expired page starts over', async () => {
  const { unmount } = await open({ result: { ok: false, code: 'UNAVAILABLE' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Le service ne répond pas');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  await open({ filter: { city: 'Lyon', cursor: 'old' }, result: { ok: false, code: 'CURSOR_INVALID' } });
  expect(screen.getByRole('link', { name: 'Reprendre au début' })).toHaveAttribute('href', '/recherche?city=Lyon');
});

test('the form is a plain GET form whose fields show the filter', async () => {
  await open({ filter: { text: 'bail', callType: 'video', availableNow: true } });
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByLabelText('Nom, spécialité ou mot-clé')).toHaveValue('bail');
  expect(screen.getByLabelText('Mode de rendez-vous')).toHaveValue('video');
  expect(screen.getByLabelText('Disponible maintenant')).toBeChecked();
  await userEvent.setup().clear(screen.getByLabelText('Nom, spécialité ou mot-clé'));
  expect(screen.getByLabelText('Nom, spécialité ou mot-clé')).toHaveValue('');
});

test('the directories list the professions as links that keep the other filters; lawyers have their own', async () => {
  await open({ filter: { city: 'Douala', profession: 'notary' } }, createStore(), fakePlatform(), 'professionals');
  expect(screen.getByRole('heading', { level: 1, name: /professionnels vérifiés$/u })).toBeVisible();
  const directory = within(screen.getByRole('navigation', { name: 'Professions' }));
  expect(directory.getByRole('link', { current: 'page' })).toHaveTextContent('Notaire');
  expect(directory.getByRole('link', { name: 'Avocat' })).toHaveAttribute('href', '/lawyers?city=Douala');
  expect(directory.getByRole('link', { name: 'Toutes' })).toHaveAttribute('href', '/professionnels?city=Douala');
  expect(screen.queryByLabelText('Profession')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Retirer le filtre Profession/u })).not.toBeInTheDocument();
  expect(new FormData(screen.getByRole<HTMLFormElement>('search')).get('profession')).toBe('notary');
});

test('what only the address asks for stands among the choices, in its order', async () => {
  await open({ filter: { feeMax: '15000XAF', yearsMin: 7 } });
  const texts = (field: string) =>
    within(screen.getByLabelText(field))
      .getAllByRole('option')
      .map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
  expect(texts('Honoraires').slice(2, 5)).toEqual([
    'jusqu’à 10 000 FCFA',
    'jusqu’à 15 000 FCFA',
    'jusqu’à 20 000 FCFA',
  ]);
  expect(texts('Expérience').slice(2, 5)).toEqual(['5 ans et plus', '7 ans et plus', '10 ans et plus']);
  expect(screen.getByLabelText('Expérience')).toHaveValue('7');
});

test('the highest fee is chosen in the currency of the searched country, and named on its chip', async () => {
  await open({ filter: { country: 'FR', feeMax: '100EUR' } });
  const fees = within(screen.getByLabelText('Honoraires')).getAllByRole('option');
  const texts = fees.map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
  expect(texts).toEqual(['Indifférent', 'Gratuit', 'jusqu’à 60 €', 'jusqu’à 100 €', 'jusqu’à 150 €']);
  expect(screen.getByRole('link', { name: /^Retirer le filtre Honoraires\s: jusqu’à 100/u })).toHaveAttribute(
    'href',
    '/recherche?country=FR',
  );
});

const advertisement = {
  id: '0192a000-0000-7000-8000-0000000000ad',
  professionalId: person.id,
  titleFr: 'Cabinet Mbarga',
  titleEn: 'Mbarga Practice',
  textFr: 'Conseil aux entreprises',
  textEn: 'Advice for companies',
  image: null,
  imageAltFr: null,
  imageAltEn: null,
  target: '/professionnels/aissatou-mbarga',
  placement: 'search',
  startsOn: '2026-11-01',
  endsOn: '2999-12-31',
} as const;

test('an advertisement stands after the first people', async () => {
  const people = Array.from({ length: 7 }, (_, index) => ({ ...person, id: `${person.id}${index}` }));
  const result = found.ok ? { ...found, value: { ...found.value, professionals: people } } : found;
  await open({ result, adds: [advertisement] });
  const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('article') !== null);
  expect(items).toHaveLength(7);
  expect(items[4]?.nextElementSibling).toContainElement(screen.getByRole('complementary'));
});

test('the time zone is said once, unless the hours are of another one', async () => {
  const { unmount } = await open({ filter: { window: undefined } });
  expect(screen.getAllByText(/^Heure (?:de |d’|du |UTC)/u)).toHaveLength(1);
  expect(screen.getByRole('group', { name: /^Heure (?:de |d’|du |UTC)/u })).toBeInTheDocument();
  unmount();
  await open({ filter: { date: '2026-11-23', window: { from: '09:00', to: '12:00', zone: 'Pacific/Kiritimati' } } });
  expect(screen.getByText('Heure de Kiritimati')).toBeVisible();
});
