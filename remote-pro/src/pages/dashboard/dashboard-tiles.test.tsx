import { render, screen } from '@testing-library/react';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import dashboard from '../../locales/fr/dashboard.json';
import { PlanTile } from './plan-tile.tsx';
import { VerificationTile } from './verification-tile.tsx';

const strings = { 'remote-pro/dashboard': dashboard };
const open = (tile: React.ReactNode, closedPages: readonly string[]) =>
  render(withPlatform(tile, { strings, platform: fakePlatform({ closedPages }) }));

test('the assistant is listed as included once it is open', () => {
  const { unmount } = open(<PlanTile planId="standard" />, ['/pro/nimbia-ai']);
  expect(screen.queryByText(/assistant/u)).not.toBeInTheDocument();
  unmount();
  open(<PlanTile planId="standard" />, []);
  expect(screen.getByText('L’assistant est compris.')).toBeVisible();
});

test('missing profile parts are listed once the profile can be edited', () => {
  const empty = { kind: 'individual', profileImage: null, descriptionFr: '', descriptionEn: '', address: null };
  const lists = { specialities: [], languages: [], callTypes: [], verifiedAt: '2026-09-12T08:00:00.000Z' };
  const professional = { ...empty, ...lists, verifiedUntil: null, slug: 'awa-ndiaye' } as unknown as OwnProfessional;
  const accepted = ['identity', 'professional_status', 'ability_to_practise', 'professional_body', 'professional_card'];
  const documents = accepted.map((kind) => ({ kind, state: 'accepted', expiresOn: null })) as never;
  const tile = (
    <VerificationTile {...{ professional, documents }} reader={{ locale: 'fr', timeZone: 'Africa/Douala' }} now={0} />
  );
  const { unmount } = open(tile, ['/pro/profile']);
  expect(screen.queryByText(/Il manque/u)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Compléter le profil' })).not.toBeInTheDocument();
  unmount();
  open(tile, []);
  expect(screen.getByRole('link', { name: 'Compléter le profil' })).toHaveAttribute('href', '/pro/profile');
});
