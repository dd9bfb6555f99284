import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { SuggestedProfessional, Suggestions } from 'shared-contracts/schemas/suggestions';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { SearchBox } from './search-box.tsx';

const person: SuggestedProfessional = professionalFixture();
const answer = (data: Partial<Suggestions>) => () => ({ data: { cities: [], professionals: [], ...data } });

function open(suggest: FakeAnswer, before?: string) {
  const http = fakeHttp({ 'POST /suggestions': suggest });
  const platform = fakePlatform({ http });
  const handleSubmit = jest.fn((event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    return Object.fromEntries(new FormData(event.currentTarget));
  });
  const form = (
    <form onSubmit={handleSubmit}>
      <SearchBox label="Recherche" placeholder="Un nom…" before={before} />
      <label>
        Domaine
        <select name="category">
          <option value="" />
          <option value="labour" />
        </select>
      </label>
      <label>
        Ville
        <input name="city" />
      </label>
      <button type="submit">Rechercher</button>
    </form>
  );
  const routes = [
    { path: '/', element: form },
    { path: '/professionnels/:idname', element: <h1>Profil</h1> },
  ];
  const view = render(withPlatform(null, { strings, routes, platform }));
  const sent = () => handleSubmit.mock.results.map(({ value }) => value as unknown);
  return { ...view, http, platform, sent, user: userEvent.setup() };
}

const combobox = () => screen.findByRole('combobox', { name: 'Recherche' });

test('a plain field becomes a combobox on focus and keeps the typed text', async () => {
  const { user, container } = open(answer({ cities: ['Douala'] }));
  const field = screen.getByRole('searchbox', { name: 'Recherche' });
  expect(field).not.toHaveAttribute('aria-expanded');
  await user.type(field, 'do');
  expect(await combobox()).toBe(field);
  expect(field).toHaveValue('do');
  const list = await screen.findByRole('listbox');
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(await within(list).findByRole('option', { name: 'Douala' })).toBeVisible();
  expect(within(list).getByRole('group', { name: 'Villes' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a category is found by its everyday names and is set as the form field', async () => {
  const { user, sent } = open(answer({}));
  await user.type(screen.getByLabelText('Recherche'), 'licenciem');
  expect(await screen.findByRole('option', { name: /Droit du travail/ })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(await combobox()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ q: '', category: 'labour', city: '' }]));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Enter without a selection searches for the text as typed; Escape closes and keeps it', async () => {
  const { user, sent } = open(answer({ cities: ['Douala'] }));
  await user.type(screen.getByLabelText('Recherche'), 'dou');
  await screen.findByRole('option', { name: 'Douala' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Recherche')).toHaveValue('dou');
  await user.keyboard('a');
  await screen.findByRole('option', { name: 'Douala' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ q: 'doua', category: '', city: '' }]));
});

test('the first Escape closes the suggestions and keeps the text of the native search field', async () => {
  const { user } = open(answer({ cities: ['Douala'] }));
  await user.type(screen.getByLabelText('Recherche'), 'dou');
  await screen.findByRole('option', { name: 'Douala' });
  // What is prevented is the browser's erasing, which jsdom does not do.
  expect(fireEvent.keyDown(screen.getByLabelText('Recherche'), { key: 'Escape' })).toBe(false);
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Recherche')).toHaveValue('dou');
  expect(fireEvent.keyDown(screen.getByLabelText('Recherche'), { key: 'Escape' })).toBe(true);
});

test('when the city is already given, a selection navigates to it instead of searching', async () => {
  const { user, sent } = open(answer({}), 'city');
  const choose = async () => {
    await user.type(screen.getByLabelText('Recherche'), 'licenciem');
    await user.click(await screen.findByRole('option', { name: /Droit du travail/ }));
  };
  await choose();
  expect(screen.getByLabelText('Ville')).toHaveFocus();
  expect(screen.getByLabelText('Domaine')).toHaveValue('labour');
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('Ville'), 'Douala');
  await choose();
  await waitFor(() => expect(sent()).toEqual([{ q: '', category: 'labour', city: 'Douala' }]));
});

test('a person, with or without a title, links to their profile, by pointer too', async () => {
  const { user } = open(answer({ professionals: [person] }));
  await user.type(screen.getByLabelText('Recherche'), 'Maître mbar');
  await user.click(await screen.findByRole('option', { name: /Aïssatou Mbarga/ }));
  expect(await screen.findByRole('heading', { name: 'Profil' })).toBeVisible();
});

test('Tab moves on and selects nothing', async () => {
  const { user, sent } = open(answer({ cities: ['Douala'] }));
  await user.type(screen.getByLabelText('Recherche'), 'dou');
  await screen.findByRole('option', { name: 'Douala' });
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.getByLabelText('Domaine')).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('the API is called once typing pauses; its failure is only logged, and local suggestions still appear', async () => {
  const { user, http, platform } = open(() => {
    throw problemError('UNAVAILABLE', 503);
  });
  await user.type(screen.getByLabelText('Recherche'), 'travail');
  expect(await screen.findByRole('option', { name: /Droit du travail/ })).toBeVisible();
  await waitFor(() => expect(platform.errors).toHaveLength(1));
  expect(http.calls.map(({ options }) => options.body)).toEqual([{ text: 'travail' }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
