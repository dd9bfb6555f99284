import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { ProfileData } from '../../data/profile-loader.ts';
import profileEn from '../../locales/en/profile.json';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { ProfileView } from './profile-view.tsx';

const slots: ProfileData['slots'] = {
  ok: true,
  value: [{ startsAt: '2026-11-23T08:30:00.000Z', endsAt: '2026-11-23T09:00:00.000Z', callTypes: ['video'] }],
};
const view = (professional = professionalFixture()) => (
  <ProfileView data={{ professional, slots, articles: { ok: true, value: [] }, adds: [] }} />
);

test('a profile shows who checked the right to practise and leads into booking', async () => {
  const { container } = render(withPlatform(view(), { strings }));
  expect(screen.getByRole('heading', { level: 1, name: 'Aïssatou Mbarga' })).toBeVisible();
  expect(screen.getByText('Avocate')).toBeVisible();
  expect(screen.getByText('CM-2041')).toBeVisible();
  expect(screen.getByText('10 janvier 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: /Demander le lundi 23 novembre 2026/ })).toHaveAttribute(
    'href',
    expect.stringContaining('slot=2026-11-23T08%3A30%3A00.000Z'),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a description that exists in the other language only is shown in it and says so', () => {
  const platform = fakePlatform({ locale: 'en' });
  render(withPlatform(view(), { platform, strings: { 'remote-public/profile': profileEn } }));
  expect(screen.getByText('This text exists in French only.')).toBeVisible();
  expect(screen.getByText('J’explique d’abord.').parentElement).toHaveAttribute('lang', 'fr');
});

test('somebody who is not verified is not offered for booking', () => {
  render(withPlatform(view(professionalFixture({ verifiedAt: null })), { strings }));
  expect(screen.queryByRole('heading', { name: 'Prendre rendez-vous' })).not.toBeInTheDocument();
  expect(screen.getByText(/n’est pas encore vérifié/)).toBeVisible();
});
