import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { HomeSearch } from './home-search.tsx';

test('a past or incomplete day is rejected with our message, in a summary that links to it', async () => {
  const { container } = render(withPlatform(<HomeSearch />, { strings }));
  const user = userEvent.setup();
  const date = screen.getByLabelText<HTMLInputElement>('Date');
  const submit = () => user.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(screen.getByRole('search')).toHaveAttribute('novalidate');
  await user.type(date, '2020-01-06');
  await submit();
  await waitFor(() => expect(date).toHaveAccessibleDescription('Ce jour est passé : choisissez-en un autre'));
  expect(screen.getByRole('alert', { name: 'Il y a un problème' })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  // The state of a partly typed date, which jsdom lacks.
  Object.defineProperty(date, 'validity', { value: { badInput: true } });
  await submit();
  await waitFor(() => expect(date).toHaveAccessibleDescription('Complétez cette valeur ou effacez-la'));
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Date : Complétez cette valeur ou effacez-la' }));
  expect(date).toHaveFocus();
});

test('unsent input survives a reload, and its field is visible even where a phone collapses it', async () => {
  const user = userEvent.setup();
  const first = render(withPlatform(<HomeSearch />, { strings }));
  const toggle = () => screen.getByRole('button', { name: 'Plus de critères' });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.type(screen.getByLabelText('Ville'), 'Douala');
  await user.selectOptions(screen.getByLabelText('Votre besoin'), 'labour');
  const kept = { ...sessionStorage };
  first.unmount();
  Object.assign(sessionStorage, kept); // a reload does not unmount
  render(withPlatform(<HomeSearch />, { strings }));
  expect(screen.getByLabelText('Ville')).toHaveValue('Douala');
  expect(screen.getByLabelText('Votre besoin')).toHaveValue('labour');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

test('a future day is searched', async () => {
  const { container } = render(withPlatform(<HomeSearch />, { strings }));
  await userEvent.type(screen.getByLabelText('Date'), '2999-01-07');
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(container.querySelector('[aria-invalid]')).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
