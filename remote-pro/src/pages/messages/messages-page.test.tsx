import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError } from 'shared-contracts/testing/fake-http';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './messages-page.tsx';

const client = '0192a000-0000-7000-8000-0000000000c1';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
});

test('a person who never wrote nor booked cannot be written to: it says whom one writes to, and leads on', async () => {
  const { container } = showPage([{ path: '/pro/message', Component }], `/pro/message?to=${client}`, {
    'POST /conversations/find-by': () => ({ data: [], page: { next: null, limit: 25 } }),
    'POST /base/conversations/create': () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/clientId', code: 'NOT_FOUND' }] });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Pas de messages avec cette personne' })).toBeVisible();
  expect(screen.getByText(/qui vous ont écrit ou demandé un rendez-vous/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Toutes les conversations' })).toHaveAttribute('href', '/pro/message');
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('a practice elsewhere has its times by its own clocks, which are named', async () => {
  showPage([{ path: '/pro/message', Component }], '/pro/message', {
    'POST /conversations/find-by': () => ({ data: [], page: { next: null, limit: 25 } }),
    'POST /pro/get-all/professionals': () => ({ data: [ownProfessionalFixture({ timeZone: 'America/Toronto' })] }),
  });
  expect(await screen.findByText('Heure du cabinet : Toronto')).toBeVisible();
});
