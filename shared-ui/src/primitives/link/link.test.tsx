import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from './link.tsx';

const show = (element: React.ReactNode) => {
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '/lawyers', element: <h1>Lawyers</h1> },
    ],
    { basename: '/en', initialEntries: ['/en/'] },
  );
  render(<RouterProvider router={router} />);
};

describe('Link', () => {
  it('is written without a locale and stays in the language of the page, by keyboard too', async () => {
    show(<Link to="/lawyers">Find a lawyer</Link>);
    const link = screen.getByRole('link', { name: 'Find a lawyer' });
    expect(link).toHaveAttribute('href', '/en/lawyers');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Lawyers' })).toBeVisible();
  });

  it('is underlined by default, and not in the quiet variant', () => {
    show(
      <>
        <Link to="/a">text</Link>
        <Link to="/b" variant="quiet" className="title">
          quiet
        </Link>
      </>,
    );
    expect(screen.getByRole('link', { name: 'text' })).toHaveAttribute('data-variant', 'text');
    expect(screen.getByRole('link', { name: 'quiet' })).toHaveAttribute('data-variant', 'quiet');
    expect(screen.getByRole('link', { name: 'quiet' })).toHaveClass('title');
  });
});
