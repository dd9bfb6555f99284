import { contractVersion } from 'shared-contracts/remote/remote-module';

const french = (place: string) => ({
  title: `Nouvelle page ${place}`,
  lead: 'Cette page appartient à un nouveau remote.',
});
const english = (place: string) => ({ title: `New page ${place}`, lead: 'This page belongs to a new remote.' });

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What every remote takes from the shell, so that one copy of it runs; the versions are those of a remote that is there. */
export type PeerDependencies = Readonly<Record<string, string>>;

const packageJson = (folder: string, peerDependencies: PeerDependencies): string =>
  json({
    name: folder,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: `node ../webpack/commands/bootstrap.mjs build ${folder}`,
      release: `node ../webpack/commands/bootstrap.mjs release ${folder}`,
      test: `cd .. && jest ${folder}`,
    },
    dependencies: { 'shared-contracts': '*', 'shared-ui': '*' },
    peerDependencies,
  });

const tsconfig = json({
  extends: '../tsconfig.browser.json',
  compilerOptions: { rootDir: '.', outDir: '.types', tsBuildInfoFile: '.types/tsconfig.tsbuildinfo' },
  include: ['src', 'src/**/*.json', '../css-modules.d.ts', '../jest-axe.d.ts'],
  references: [
    { path: '../shared-contracts/tsconfig.pure.json' },
    { path: '../shared-contracts' },
    { path: '../shared-ui' },
  ],
});

const description = (folder: string, place: string, contract: string): string =>
  json({
    name: folder,
    contract,
    layouts: [],
    routes: [
      {
        pattern: `/${place}`,
        layout: 'default',
        render: 'server',
        chunk: 'page-home',
        nav: { fr: french(place).title, en: english(place).title },
      },
    ],
    words: { 'page-home': [`${folder}/home`] },
  });

const exposed = (
  folder: string,
  place: string,
  contract: string,
): string => `import type { RemoteModule } from 'shared-contracts/remote/remote-module';

/** What the shell mounts. Chunk names are what \`remote.json\` and the preload links go by: \`page-<name>\`, \`layout-<name>\`. */
const remote: RemoteModule = {
  contract: '${contract}',
  routes: [
    {
      id: '${folder}/home',
      path: '/${place}',
      handle: { layout: 'default', namespaces: ['${folder}/home'] },
      lazy: () => import(/* webpackChunkName: "page-home" */ './pages/home/home-page.tsx'),
    },
  ],
  layouts: {},
  locales: {
    '${folder}/home': {
      fr: () => import('./locales/fr/home.json'),
      en: () => import('./locales/en/home.json'),
    },
  },
};

export const { contract, routes, layouts, locales } = remote;
`;

const page = (folder: string, place: string): string => `import { useTranslation } from 'react-i18next';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import styles from './home-page.module.css';

/** \`/${place}\`: the first page of this remote; the shell's server renders it. */
export function Component() {
  const { t } = useTranslation('${folder}/home');
  return (
    <div className={styles['page']}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
    </div>
  );
}
`;

const styles = `@layer components {
  .page {
    inline-size: 100%;
    max-width: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding: var(--space-6) var(--gutter);
  }
}
`;

const test = (folder: string): string => `import { render, screen } from '@testing-library/react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import fr from '../../locales/fr/home.json';
import { Component } from './home-page.tsx';

test('the page says what it is', () => {
  render(withPlatform(<Component />, { strings: { '${folder}/home': fr } }));
  expect(screen.getByRole('heading', { level: 1, name: fr.title })).toBeInTheDocument();
  expect(screen.getByText(fr.lead)).toBeInTheDocument();
});
`;

/** The files of a new remote, by path in its folder: one page at \`/<place>\`, styled, in both languages, tested. */
export function remoteFiles(folder: string, place: string, peers: PeerDependencies): Readonly<Record<string, string>> {
  const contract = `^${contractVersion}`;
  return {
    'package.json': packageJson(folder, peers),
    'tsconfig.json': tsconfig,
    'remote.json': description(folder, place, contract),
    'src/remote.tsx': exposed(folder, place, contract),
    'src/pages/home/home-page.tsx': page(folder, place),
    'src/pages/home/home-page.module.css': styles,
    'src/pages/home/home-page.test.tsx': test(folder),
    'src/locales/fr/home.json': json(french(place)),
    'src/locales/en/home.json': json(english(place)),
  };
}
