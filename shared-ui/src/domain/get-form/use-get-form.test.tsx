import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Form, RouterProvider, useLocation } from 'react-router-dom';
import { useGetForm, type GetFormOptions } from './use-get-form.ts';
import { useQueryFields } from './use-query-fields.ts';

function Search(options: Partial<GetFormOptions>) {
  const { search } = useLocation();
  const form = useGetForm({ action: '/found', ...options });
  useQueryFields(form.ref, search.slice(1));
  return (
    <Form {...form} aria-label="search">
      <input name="q" aria-label="q" defaultValue={new URLSearchParams(search).get('q') ?? ''} />
      <input name="city" aria-label="city" />
      {['fr', 'en'].map((language) => (
        <input key={language} type="checkbox" name="language" value={language} aria-label={language} />
      ))}
      <button>go</button>
    </Form>
  );
}

function open(options: Partial<GetFormOptions> = {}, at = '/') {
  const router = createMemoryRouter(
    ['/', '/found'].map((path) => ({ path, element: <Search {...options} /> })),
    {
      initialEntries: [at],
    },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}

afterEach(() => sessionStorage.clear());

test('is a GET form without scripts, and then navigates without empty fields', async () => {
  const { router } = open();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/found');
  await userEvent.type(screen.getByLabelText('q'), ' rent ');
  await userEvent.click(screen.getByRole('button'));
  expect(router.state.location).toMatchObject({ pathname: '/found', search: '?q=rent' });
});

test('an invalid form does not navigate', async () => {
  const { router } = open({ isValid: async () => false });
  await userEvent.type(screen.getByLabelText('q'), 'rent');
  await userEvent.click(screen.getByRole('button'));
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByLabelText('q')).toHaveValue('rent');
});

test('the fields follow the query of the address', async () => {
  const { router } = open({}, '/found?q=rent');
  await act(() => router.navigate('/found?q=work&city=Lyon'));
  expect(screen.getByLabelText('q')).toHaveValue('work');
  expect(screen.getByLabelText('city')).toHaveValue('Lyon');
});

test('unsent input survives a reload of its address, and no navigation', async () => {
  const first = open({}, '/found?q=rent');
  await userEvent.type(screen.getByLabelText('city'), 'Lyon');
  const kept = { ...sessionStorage };
  first.unmount();
  Object.assign(sessionStorage, kept); // a reload does not unmount
  const { router } = open({}, '/found?q=rent');
  expect(screen.getByLabelText('city')).toHaveValue('Lyon');
  await act(() => router.navigate('/found?q=work'));
  expect(screen.getByLabelText('city')).toHaveValue('');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a checked box survives a reload, and leaves the others of its name unchecked', async () => {
  const first = open({}, '/found?q=rent');
  await userEvent.click(screen.getByLabelText('en'));
  const kept = { ...sessionStorage };
  first.unmount();
  Object.assign(sessionStorage, kept); // a reload does not unmount
  open({}, '/found?q=rent');
  expect(screen.getByLabelText('en')).toBeChecked();
  expect(screen.getByLabelText('fr')).not.toBeChecked();
});

test('what is typed between a reload and hydration is not overwritten by the older draft', async () => {
  sessionStorage.setItem('draft:/found#search?q=rent', JSON.stringify({ q: 'work', city: 'Lyon' }));
  const router = createMemoryRouter([{ path: '/found', element: <Search /> }], {
    initialEntries: ['/found?q=rent'],
  });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('city'), 'Paris');
  const root = await act(async () => hydrateRoot(container, <RouterProvider router={router} />));
  expect(screen.getByLabelText('city')).toHaveValue('Paris');
  expect(screen.getByLabelText('q')).toHaveValue('work');
  act(() => root.unmount());
  container.remove();
});
