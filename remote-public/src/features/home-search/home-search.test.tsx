import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { HomeSearch } from './home-search.tsx';

const toggle = () => screen.getByRole('button', { name: 'Plus de critères' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
async function openDate() {
  await userEvent.click(toggle());
  return screen.findByLabelText<HTMLInputElement>('Date');
}

test('two fields and the button are there, the other criteria are behind one control', async () => {
  const { container } = render(withPlatform(<HomeSearch />, { strings }));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle());
  expect(await screen.findByRole('combobox', { name: 'Votre besoin' })).toBeVisible();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(toggle());
  expect(screen.getByLabelText('Votre besoin')).not.toBeVisible();
});

test('a past day, and one that does not exist, is rejected with our message, in a summary that links to it', async () => {
  const { container } = render(withPlatform(<HomeSearch />, { strings }));
  const date = await openDate();
  expect(screen.getByRole('search')).toHaveAttribute('novalidate');
  await userEvent.type(date, '2020-01-06');
  await submit();
  await waitFor(() => expect(date).toHaveAccessibleDescription('Ce jour est passé : choisissez-en un autre'));
  expect(screen.getByRole('alert', { name: 'Il y a un problème' })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(date);
  await userEvent.type(date, '31/02/2027');
  await submit();
  await waitFor(() => expect(date).toHaveAccessibleDescription(/^Saisissez une date qui existe/));
  expect(date).toHaveValue('31/02/2027');
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /^Date\s: Saisissez une date qui existe/ }));
  expect(date).toHaveFocus();
});

test('a typed day is kept as a value, and survives a reload in either language', async () => {
  const first = render(withPlatform(<HomeSearch />, { strings }));
  const date = await openDate();
  await userEvent.type(date, '7 jan 2999');
  await userEvent.tab();
  expect(date).toHaveValue('07/01/2999');
  const kept = { ...sessionStorage };
  first.unmount();
  Object.assign(sessionStorage, kept); // a reload does not unmount
  render(withPlatform(<HomeSearch />, { strings, platform: fakePlatform({ locale: 'en' }) }));
  expect(await screen.findByLabelText('Date')).toHaveValue('Jan 7, 2999');
});

test('unsent input survives a reload, and what it says of the other criteria is shown', async () => {
  const first = render(withPlatform(<HomeSearch />, { strings }));
  await userEvent.type(screen.getByLabelText('Ville'), 'Douala');
  await userEvent.click(toggle());
  await userEvent.selectOptions(await screen.findByLabelText('Votre besoin'), 'labour');
  const kept = { ...sessionStorage };
  first.unmount();
  Object.assign(sessionStorage, kept); // a reload does not unmount
  render(withPlatform(<HomeSearch />, { strings }));
  expect(screen.getByLabelText('Ville')).toHaveValue('Douala');
  expect(await screen.findByLabelText('Votre besoin')).toHaveValue('labour');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

test('what a suggestion chooses before the other criteria are loaded is chosen in them', async () => {
  const { container } = render(withPlatform(<HomeSearch />, { strings }));
  const holder = container.querySelector('[name=category]');
  if (holder === null) throw new Error('nothing holds the category');
  fireEvent.input(holder, { target: { value: 'labour' } });
  expect(await screen.findByRole('combobox', { name: 'Votre besoin' })).toHaveValue('labour');
});

test('only days to come are offered', async () => {
  render(withPlatform(<HomeSearch />, { strings }));
  await openDate();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le calendrier (Date)' }));
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getByRole('button', { name: /\b25 novembre/u })).toHaveAttribute('aria-disabled', 'true');
  expect(grid.getByRole('button', { name: /\b26 novembre/u })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a future day is searched', async () => {
  const { container } = render(withPlatform(<HomeSearch />, { strings }));
  await userEvent.type(await openDate(), '2999-01-07');
  await submit();
  expect(container.querySelector('[aria-invalid]')).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
