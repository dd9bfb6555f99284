import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router-dom';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import dashboard from '../../locales/fr/dashboard.json';
import { QuickSearch } from './quick-search.tsx';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const routes = [
  { path: '/user/tableau-de-bord', element: <QuickSearch /> },
  { path: '*', element: <Address /> },
];
const open = () =>
  render(withPlatform(null, { routes, at: '/user/tableau-de-bord', strings: { 'remote-user/dashboard': dashboard } }));

afterEach(() => localStorage.clear());

test('the entered values are passed to the full search', async () => {
  const { container } = open();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(screen.getByRole('searchbox'), '  bail ');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'labour');
  await userEvent.type(screen.getByLabelText(dashboard.search.city), 'Douala{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('/recherche?q=bail&category=labour&city=Douala');
});

test('the last search is restored in the fields', async () => {
  localStorage.setItem('lawyersFilterKey', JSON.stringify('q=bail&category=land&city=Lyon'));
  localStorage.setItem('lawyersFilterCriteria', JSON.stringify({ text: 'bail', category: 'land', city: 'Lyon' }));
  localStorage.setItem('lawyersFilterSpecialities', JSON.stringify(['land']));
  open();
  expect(await screen.findByRole('searchbox')).toHaveValue('bail');
  expect(screen.getByRole('combobox')).toHaveValue('land');
  expect(screen.getByLabelText(dashboard.search.city)).toHaveValue('Lyon');
});
