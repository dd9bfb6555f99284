import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Page } from 'shared-contracts/schemas/page';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { LegalText } from './legal-text.tsx';

const page: Page = {
  id: '0192a000-0000-7000-8000-0000000000b1',
  kind: 'legal',
  slug: 'terms-of-use',
  topic: null,
  position: 1,
  titleFr: 'Conditions d’utilisation',
  titleEn: 'Terms of use',
  summaryFr: 'Ce que chacun peut attendre.',
  summaryEn: 'What everybody may expect.',
  bodyFr: '> **Modèle à faire relire.**\n\n## 1. Objet\n\nTexte.\n\n## 2. Où s’adresser\n\nTexte.',
  bodyEn: 'Text.',
  effectiveOn: '2026-12-01',
  updatedAt: '2026-11-10T09:00:00.000Z',
};

test('a legal text shows that it is a template and its date, and its contents link to its sections', async () => {
  const { container } = render(withPlatform(<LegalText page={page} />, { strings, at: '/CGU' }));
  expect(screen.getByText('Modèle à faire relire.').closest('blockquote')).toBeVisible();
  expect(screen.getByText(/1er décembre 2026/u)).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Sommaire' })).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['1. Objet', '2. Où s’adresser']);
  for (const { hash, textContent } of links) expect(container.querySelector(hash)).toHaveTextContent(textContent ?? '');
  expect(await axe(container)).toHaveNoViolations();
});
