import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { VisitingCard } from './visiting-card.tsx';

const profile = 'https://nimbia.test/professionnels/aissatou-mbarga';
const card = (change = {}) => (
  <VisitingCard
    data={{ professional: professionalFixture(change), profile, code: { size: 29, path: 'M4 4h7v1H4z' } }}
  />
);

test('a card shows name, profession, place, its QR code, and a booking link', async () => {
  const { container } = render(withPlatform(card(), { strings }));
  expect(screen.getByRole('heading', { level: 1, name: 'Aïssatou Mbarga' })).toBeVisible();
  expect(screen.getByText(/12 rue Joss, Douala, Cameroun/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Code QR vers le profil : Aïssatou Mbarga' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'nimbia.test/professionnels/aissatou-mbarga' })).toHaveAttribute(
    'href',
    profile,
  );
  expect(screen.getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/lawyers\/booking\//),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a public number and address are call and mail links', () => {
  render(withPlatform(card({ publicPhone: '+237233421516', publicEmail: 'contact@mbarga.test' }), { strings }));
  expect(screen.getByRole('link', { name: '+237 2 33 42 15 16' })).toHaveAttribute('href', 'tel:+237233421516');
  expect(screen.getByRole('link', { name: 'contact@mbarga.test' })).toHaveAttribute(
    'href',
    'mailto:contact@mbarga.test',
  );
});

test('unknown details are omitted, and a firm is shown by its name', () => {
  render(
    withPlatform(
      card({
        kind: 'legal_entity',
        companyName: 'Étude Mbarga',
        registerNumber: null,
        address: null,
        specialities: [],
      }),
      { strings },
    ),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Étude Mbarga' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Douala, Cameroun')).toBeVisible();
});

test('the contact file is saved with the profile’s text in the language of the page', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(withPlatform(card({ functions: ['mediator'] }), { strings }));
  expect(screen.getByText('Avocate, médiatrice')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le contact' }));
  expect(click.mock.contexts[0]).toHaveProperty('download', 'aissatou-mbarga.vcf');
  expect(saved?.type).toBe('text/vcard;charset=utf-8');
  expect(await saved?.text()).toContain('TITLE:Avocate\\, médiatrice\r\n');
  click.mockRestore();
});
