import { render, screen } from '@testing-library/react';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { ProfileVerification } from './profile-verification.tsx';

const show = (change: Partial<PublicProfessional>) =>
  render(withPlatform(<ProfileVerification professional={{ ...professionalFixture(), ...change }} />, { strings }));

test('shows that the bar registers and the platform verifies', () => {
  show({});
  expect(screen.getByText('Inscrite au barreau du Cameroun, n° CM-2041.')).toBeVisible();
  expect(screen.getByText('Contrôlé par Nimbia le 10 janvier 2026.')).toBeVisible();
});

test('a professional on no register is not shown as registered', () => {
  show({ registeredWithFr: null, registerNumber: null });
  expect(screen.queryByText(/Inscrit/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Contrôlé par Nimbia/)).toBeVisible();
});
