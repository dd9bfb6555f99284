import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../app/create-i18n.ts';
import english from '../locales/en/developer.json';
import french from '../locales/fr/developer.json';
import type { PageReport } from './create-page-reports.ts';
import { DeveloperPanel } from './developer-panel.tsx';

const report: PageReport = {
  remotes: [
    {
      name: 'remote-pro',
      version: undefined,
      channel: 'override',
      manifest: 'http://localhost:3010/manifest.json',
      state: 'failed',
      fileCount: 4,
      bytes: 0,
      milliseconds: 1_234.5,
      phases: [
        { phase: 'files', milliseconds: 120.4 },
        { phase: 'mount', milliseconds: 8.24 },
      ],
    },
    {
      name: 'remote-user',
      version: '1.0.0-ab12cd34',
      channel: 'stable',
      manifest: 'https://staging.nimbia.test/remotes/remote-user/1.0.0-ab12cd34/manifest.json',
      state: 'loaded',
      fileCount: 1,
      bytes: 54_321,
      milliseconds: 8.25,
      phases: [],
    },
  ],
  sharedModules: [
    { name: 'jotai', versions: ['3.0.1'], users: [] },
    { name: 'react', versions: ['19.3.1', '19.2.0'], users: ['remote-pro', 'remote-user'] },
  ],
  errors: [{ at: new Date('2026-11-22T09:00:00.000Z'), remote: 'remote-pro', message: 'its entry left nothing' }],
};

const show = (locale: 'fr' | 'en', shown: PageReport = report) =>
  render(
    <I18nextProvider i18n={createI18n(locale, { 'shell/developer': locale === 'fr' ? french : english })}>
      <main />
      <DeveloperPanel reports={{ subscribe: () => () => undefined, read: () => shown }} />
    </I18nextProvider>,
  );

it('shows while collapsed which remotes are overridden, and resets them', () => {
  show('en');
  expect(screen.getByText(/From your machine: remote-pro/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give back' })).toHaveAttribute('href', '?override=none');
  expect(screen.getByText('remote-user')).not.toBeVisible();
});

it('shows the error count while collapsed', () => {
  show('en');
  expect(screen.getByText('1 error')).toBeVisible();
  show('fr', { ...report, errors: [...report.errors, ...report.errors] });
  expect(screen.getByText('2 erreurs')).toBeVisible();
});

it('opens and closes by button and keyboard, which keeps focus on the button', async () => {
  show('en');
  await userEvent.click(screen.getByText('Developers'));
  expect(screen.getByText('remote-user')).toBeVisible();
  await userEvent.keyboard('{Alt>}{Shift>}d{/Shift}{/Alt}');
  expect(screen.getByText('remote-user')).not.toBeVisible();
  expect(screen.getByText('Developers').parentElement).toHaveFocus();
  await userEvent.keyboard('{Alt>}{Shift>}d{/Shift}{/Alt}');
  expect(screen.getByText('remote-user')).toBeVisible();
});

it('shows the state of each remote, and the page’s shared modules and errors', async () => {
  const { container } = show('fr');
  await userEvent.click(screen.getByText('Développement'));
  const [pro, user] = screen.getAllByRole('listitem');
  expect(pro).toHaveTextContent(
    /remote-pro.*en échec.*substitution.*localhost:3010.*4 fichiers · 1\s?235 ms.*Chargementfichiers 120 ms · montage 8,2 ms/u,
  );
  expect(within(pro!).getByRole('link', { name: 'Rétablir remote-pro' })).toHaveAttribute(
    'href',
    '?override=remote-pro',
  );
  expect(user).toHaveTextContent(/remote-user.*chargé.*1\.0\.0-ab12cd34.*stable.*1 fichier · 54 ko · 8,3 ms/u);
  expect(screen.getByRole('row', { name: /react 19\.3\.1, 19\.2\.0 remote-pro, remote-user/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /jotai 3\.0\.1 personne pour l’instant/ })).toBeVisible();
  expect(screen.getByText(/its entry left nothing/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('has no reset button without overrides', () => {
  show('en', { ...report, remotes: report.remotes.slice(1), errors: [] });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('No error on this page')).toBeInTheDocument();
});
