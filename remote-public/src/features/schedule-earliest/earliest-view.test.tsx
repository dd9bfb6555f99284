import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useLoaderData } from 'react-router-dom';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { earliestLoader, type EarliestData } from '../../earliest/earliest-loader.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { EarliestView } from './earliest-view.tsx';

const person = professionalFixture();
const offer = { consultationId: '0192a000-0000-7000-8000-0000000000c1', slotMinutes: 30 };
const slot = (startsAt: string, callTypes: readonly ('video' | 'call')[] = ['video', 'call']) => ({
  startsAt,
  endsAt: startsAt,
  callTypes: [...callTypes],
});
const found: EarliestData['result'] = {
  ok: true,
  value: {
    entries: [
      { professional: person, ...offer, slots: [slot('2026-11-23T08:30:00.000Z'), slot('2026-11-23T09:00:00.000Z')] },
      {
        professional: { ...person, id: '6d6c3f52-0f0a-4c8e-9a55-0b8f7f3f1a11' },
        ...offer,
        slots: [slot('2026-11-24T08:30:00.000Z', ['call'])],
      },
    ],
    next: 'cursor-2',
    isCapped: true,
  },
};
const none: EarliestData['result'] = { ok: true, value: { entries: [], next: null, isCapped: false } };

const open = (data: Partial<EarliestData> = {}) =>
  render(
    withPlatform(<EarliestView data={{ filter: {}, ignored: [], result: found, ...data }} />, {
      strings: { ...strings, shell: { errors: { UNAVAILABLE: 'Le service ne répond pas' } } },
      at: '/schedule-meeting',
    }),
  );

test('slots are grouped by day and link to booking, with the call type where there is only one', async () => {
  const { container } = open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'lundi 23 novembre 2026',
    'mardi 24 novembre 2026',
  ]);
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('two professionals');
  expect(within(first).getByRole('link', { name: /lun\. 23 nov\. .*30/ })).toHaveAttribute(
    'href',
    `/lawyers/booking/${person.id}?consultation=${offer.consultationId}&slot=2026-11-23T08%3A30%3A00.000Z`,
  );
  expect(
    within(second)
      .getByRole('link', { name: /mar\. 24 nov\./ })
      .getAttribute('href'),
  ).toMatch(/type=call&slot=/);
  expect(screen.getByRole('link', { name: 'Créneaux suivants' })).toHaveAttribute(
    'href',
    '/schedule-meeting?cursor=cursor-2',
  );
  expect(screen.getByText(/Plus de 2.000 professionnels correspondent/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the call type of the search is preselected in booking', () => {
  open({ filter: { callType: 'video' } });
  expect(screen.getAllByRole('link', { name: /23 nov\./ })[0]?.getAttribute('href')).toMatch(/type=video/);
});

test('the professional’s local time is shown where it differs', () => {
  const away = { ...person, timeZone: 'Pacific/Kiritimati' };
  open({
    result: {
      ok: true,
      value: {
        entries: [{ professional: away, ...offer, slots: [slot('2026-11-23T08:30:00.000Z')] }],
        next: null,
        isCapped: false,
      },
    },
  });
  expect(screen.getByText(/\(22 h 30, heure de Kiritimati\)/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/ à \d+ h(?: \d\d)? \(heure (?!de Kiritimati).+\)$/);
});

test('each filter has a chip that removes it; days and hours are removed together', () => {
  open({
    filter: {
      category: 'land',
      date: '2026-11-23',
      until: '2026-11-30',
      from: '09:00',
      to: '12:00',
      zone: 'Africa/Douala',
    },
  });
  expect(
    screen.getByRole('link', { name: 'Retirer le critère Jours : du 23 novembre 2026 au 30 novembre 2026' }),
  ).toHaveAttribute('href', '/schedule-meeting?category=land&from=09%3A00&to=12%3A00&zone=Africa%2FDouala');
  expect(
    screen.getByRole('link', { name: 'Retirer le critère Heures : 9 h – 12 h (heure de Douala)' }),
  ).toHaveAttribute('href', '/schedule-meeting?category=land&date=2026-11-23&until=2026-11-30&zone=Africa%2FDouala');
  expect(screen.getByLabelText('Premier jour')).toHaveValue('23/11/2026');
  expect(screen.getByText('Heure de Douala', { selector: 'p' })).toBeVisible();
});

test('an empty result suggests what to drop, the narrowest filter first', () => {
  open({ filter: { category: 'land', from: '02:00', zone: 'Africa/Douala' }, result: none });
  const drops = screen.getAllByRole('link', { name: /^Sans/ });
  expect(drops.map(({ textContent }) => textContent)).toEqual([
    'Sans « dès 2 h (heure de Douala) »',
    'Sans « Droit foncier »',
  ]);
  expect(drops[0]).toHaveAttribute('href', '/schedule-meeting?category=land');
  expect(screen.getByText('Retirez-en un pour élargir la recherche :')).toBeVisible();
});

test('where useful filters are known, only those are suggested, earliest slot first', async () => {
  const at = '/schedule-meeting?category=land&callType=video&language=wo&from=02:00&zone=Africa/Douala';
  const answer = (entries: readonly unknown[]) => ({ data: entries, page: { next: null, limit: 10 }, capped: true });
  const from = (startsAt: string) => answer([{ professional: person, ...offer, slots: [slot(startsAt)] }]);
  const http = fakeHttp({
    'POST /earliest': ({ options: { body } }) => {
      const { category, from: hour } = body as { category?: string; from?: string };
      if (category === undefined) return from('2026-11-25T08:30:00.000Z');
      return hour === undefined ? from('2026-11-24T08:30:00.000Z') : answer([]);
    },
  });
  const Page = () => <EarliestView data={useLoaderData<EarliestData>()} />;
  const routes = [{ path: '*', loader: earliestLoader, element: <Page />, HydrateFallback: () => null }];
  render(withPlatform(null, { strings, platform: fakePlatform({ http }), routes, at }));
  expect((await screen.findAllByRole('link', { name: /^Sans/ })).map(({ textContent }) => textContent)).toEqual([
    'Sans « dès 2 h (heure de Douala) »',
    'Sans « Droit foncier »',
  ]);
  expect(screen.getByText(/si vous retirez l’un de ces critères, le plus tôt en premier/)).toBeVisible();
  expect(screen.getByText(/professionnels vérifiés les mieux notés/)).toBeVisible();
  expect(screen.getByText(/Plus de 2.000 professionnels correspondent/)).toBeVisible();
  expect(http.calls).toHaveLength(5);
});

test('an empty result says when no single filter helps', () => {
  open({ filter: { category: 'land', callType: 'video' }, result: none, helpful: [] });
  expect(screen.getByText(/Retirer un seul critère ne suffit pas/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Sans/ })).toHaveLength(2);
});

test('when nothing is free at all, that is shown and no filter is suggested', () => {
  open({ filter: { category: 'land' }, result: none, helpful: [] });
  expect(screen.getByText('Aucun créneau libre dans les 31 prochains jours')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Sans/ })).toBeNull();
});

test('a failed search shows why and can be retried; an expired page starts over', () => {
  const { unmount } = open({ result: { ok: false, code: 'UNAVAILABLE' } });
  expect(screen.getByText(/Le service ne répond pas/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  open({ filter: { category: 'tax', cursor: 'old' }, result: { ok: false, code: 'CURSOR_INVALID' } });
  expect(screen.getByRole('link', { name: 'Reprendre au début' })).toHaveAttribute(
    'href',
    '/schedule-meeting?category=tax',
  );
});

test('invalid input is rejected at its field and in a focused error summary, and nothing is requested', async () => {
  open();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Premier jour'), '2999-01-09');
  await user.type(screen.getByLabelText('Dernier jour'), '2999-01-07');
  await user.type(screen.getByLabelText('À partir de'), '18:00');
  await user.type(screen.getByLabelText('Jusqu’à'), '09:00');
  const submit = screen.getByRole('button', { name: 'Trouver au plus tôt' });
  await user.click(submit);
  const summary = screen.getByRole('alert', { name: 'Il y a un problème' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Dernier jour : Le dernier jour doit venir après le premier',
    'Jusqu’à : La fin doit venir après le début',
  ]);
  expect(screen.getByLabelText('Dernier jour')).toHaveAccessibleDescription(
    'Le dernier jour doit venir après le premier',
  );
  await user.clear(screen.getByLabelText('Dernier jour'));
  await user.type(screen.getByLabelText('Dernier jour'), '2999-03-09');
  await user.click(submit);
  expect(screen.getByLabelText('Dernier jour')).toHaveAccessibleDescription('Cherchez sur 31 jours au plus');
});

test('a past first day is reported above the slots and at its field', () => {
  open({ pastDate: '2020-01-06' });
  expect(screen.getByText('Le 6 janvier 2020 est passé : la recherche commence aujourd’hui.')).toBeVisible();
  expect(screen.getByLabelText('Premier jour')).toHaveValue('06/01/2020');
  expect(screen.getByLabelText('Premier jour')).toHaveAccessibleDescription(/Ce jour est passé/);
});

test('unknown values in the address are listed', () => {
  open({ ignored: ['category', 'until'] });
  expect(
    screen.getByText(
      'Ces critères de l’adresse ne sont pas compris et ont été ignorés : « Votre besoin », « Dernier jour ».',
    ),
  ).toBeVisible();
});

test.each(['Premier jour', 'Dernier jour'])('only days to come are offered as %s', async (label) => {
  open();
  await userEvent.click(screen.getByRole('button', { name: `Ouvrir le calendrier (${label})` }));
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getByRole('button', { name: /\b25 novembre/u })).toHaveAttribute('aria-disabled', 'true');
  expect(grid.getByRole('button', { name: /\b26 novembre/u })).not.toHaveAttribute('aria-disabled', 'true');
});
