import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import english from '../../locales/en/assistant.json';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './assistant-page.tsx';

test('the prompt of the specification leads to the plans', async () => {
  const { container } = showPage([{ path: '/user/nimbia-ai', Component }], '/user/nimbia-ai', {});
  expect(await screen.findByRole('heading', { level: 1, name: 'Assistant Nimbia' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Abonnez-vous à la formule standard' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir la formule standard' })).toHaveAttribute('href', '/pricing');
  expect(english.prompt).toBe('Subscribe to the standard plan');
  expect(await axe(container)).toHaveNoViolations();
});
