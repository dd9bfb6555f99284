import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { LinkTabs } from './link-tabs.tsx';

test('each part is a link, and the one that is shown is the current page', async () => {
  const { container } = render(
    <MemoryRouter>
      <LinkTabs
        label="Rubrique"
        shown="b"
        tabs={[
          { name: 'a', label: 'Articles', to: '/blog' },
          { name: 'b', label: 'Questions', to: '/blog?view=questions' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Articles' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/blog?view=questions');
  expect(await axe(container)).toHaveNoViolations();
});
