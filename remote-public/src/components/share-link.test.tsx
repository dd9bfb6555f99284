import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../testing/strings.ts';
import { ShareLink } from './share-link.tsx';

const share = async (writeText: () => Promise<void>) => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  const view = render(withPlatform(<ShareLink title="Aïssatou Mbarga" />, { strings }));
  await user.click(screen.getByRole('button', { name: 'Partager le lien' }));
  return view;
};

test('a copied link is confirmed in the button, once, and is not shown', async () => {
  await share(() => Promise.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('Lien copié');
  expect(screen.getByRole('button', { name: 'Lien copié' })).toBeVisible();
  expect(screen.queryByText(location.href)).not.toBeInTheDocument();
});

test('when clipboard access is denied the link is shown and selected for copying by hand', async () => {
  const { container } = await share(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copiez le lien' });
  expect(field).toHaveValue(location.href);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.selectionEnd).toBe(location.href.length);
  expect(await axe(container)).toHaveNoViolations();
});
