import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Toolbar } from './toolbar.tsx';

test('Tab enters it once, and the arrow keys move among its buttons', async () => {
  const person = userEvent.setup();
  const { container } = render(
    <>
      <Toolbar label="Mise en forme">
        <button type="button">Gras</button>
        <button type="button">Italique</button>
      </Toolbar>
      <button type="button">Après</button>
    </>,
  );
  await person.tab();
  expect(screen.getByRole('button', { name: 'Gras' })).toHaveFocus();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Italique' })).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Après' })).toHaveFocus();
  expect(screen.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
