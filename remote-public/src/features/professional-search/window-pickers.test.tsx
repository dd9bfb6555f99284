import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { WindowPickers } from './window-pickers.tsx';

afterEach(() => document.body.replaceChildren());

test('only days to come are offered', async () => {
  // The inputs are there before their pickers.
  const facets = document.createElement('div');
  facets.id = 'search-facets';
  facets.innerHTML = '<div><input name="date" aria-label="Date" /></div>';
  document.body.append(facets);
  render(withPlatform(<WindowPickers typed={{}} />, { strings }));
  await userEvent.click(screen.getByRole('button', { name: /^Ouvrir le calendrier/u }));
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getByRole('button', { name: /\b25 novembre/u })).toHaveAttribute('aria-disabled', 'true');
  expect(grid.getByRole('button', { name: /\b26 novembre/u })).not.toHaveAttribute('aria-disabled', 'true');
});
