import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { PageFailure } from './page-failure.tsx';

const problem = (code: 'NOT_FOUND' | 'UNAVAILABLE') =>
  new ProblemError({ code, status: code === 'NOT_FOUND' ? 404 : 503, requestId: 'r1', errors: [] });

const show = (loader: () => string, path = '/') => {
  const failure = (
    <PageFailure
      title="Rendez-vous"
      failedTitle="La page n’a pas pu être chargée"
      retryLabel="Réessayer"
      errorText={(code) => `mots de ${code}`}
      notFound={{ title: 'Rendez-vous introuvable', text: 'Il n’existe pas.', action: <a href="/">Tous</a> }}
    />
  );
  const page = { loader, element: <h1>Liste</h1>, errorElement: failure, HydrateFallback: () => null };
  const routes = [
    {
      path: '/',
      errorElement: <p>page d’erreur du shell</p>,
      children: [{ path, ...page }],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
};

describe('PageFailure', () => {
  it('keeps the title, names the cause, and refetches on retry', async () => {
    let isAway = true;
    const loader = jest.fn(() => {
      if (isAway) throw problem('UNAVAILABLE');
      return 'data';
    });
    show(loader);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('mots de UNAVAILABLE');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Liste' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/user/rendez-vous', 'failure.dashboard', '/user/tableau-de-bord'],
    ['/pro/rendez-vous', 'failure.dashboard', '/pro/tableau-de-bord'],
    ['/pro/tableau-de-bord', 'failure.home', '/'],
  ])('has a second way on at %s', async (path, name, to) => {
    show(() => {
      throw problem('UNAVAILABLE');
    }, path);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('reports a missing resource as such, with a link onwards', async () => {
    show(() => {
      throw problem('NOT_FOUND');
    });
    expect(await screen.findByText('Rendez-vous introuvable')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tous' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('leaves non-API errors to the error page of the shell', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(() => {
      throw new TypeError('x is undefined');
    });
    expect(await screen.findByText('page d’erreur du shell')).toBeVisible();
  });
});
