import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { MobileMenu } from './mobile-menu.tsx';

test('the menu is a named modal dialog with links and a close button; navigating closes it', async () => {
  const showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  const close = jest.fn(function shut(this: HTMLDialogElement) {
    this.open = false;
  });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  const { container } = render(withPlatform(null, { strings, routes: [{ path: '*', element: <MobileMenu /> }] }));
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(showModal).toHaveBeenCalled();
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(sheet).getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  close.mockClear();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Fermer le menu' }));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(within(sheet).getAllByRole('link')[0] as HTMLElement);
  await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
});
