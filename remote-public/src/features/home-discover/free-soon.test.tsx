import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { HomeData } from '../../home/home-loader.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { FreeSoon } from './free-soon.tsx';

const open = (professionals: ReturnType<typeof professionalFixture>[]) =>
  show({
    ok: true,
    value: { professionals, slots: {}, total: professionals.length, isCapped: false, previous: null, next: null },
  });
const show = (available: HomeData['available']) =>
  render(withPlatform(<FreeSoon available={available} adds={[]} />, { strings }));

test('professionals who are free soon are listed by name', async () => {
  const { container } = open([professionalFixture({ availableNow: true })]);
  expect(screen.getByRole('link', { name: 'Aïssatou Mbarga' })).toHaveAttribute(
    'href',
    '/professionnels/aissatou-mbarga',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('when none is free, the first free times are linked', async () => {
  const { container } = open([]);
  expect(screen.getByRole('heading', { level: 3, name: 'Personne n’est libre dans les 24 heures.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trouver le premier créneau libre' })).toHaveAttribute(
    'href',
    '/schedule-meeting',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a list that fails to load shows an error and can be retried', () => {
  show({ ok: false, code: 'INTERNAL' });
  expect(screen.getByText('La liste n’a pas pu être chargée.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});
