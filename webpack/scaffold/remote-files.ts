const french = (place: string) => ({
  title: `Nouvelle page ${place}`,
  lead: 'Cette page appartient à un nouveau remote.',
});
const english = (place: string) => ({ title: `New page ${place}`, lead: 'This page belongs to a new remote.' });

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Modules shared by the shell, with the versions of an existing remote. */
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

const routes = (
  place: string,
): string => `import type { RemoteDeclaration } from 'shared-contracts/remote/remote-declaration';

export const declaration: RemoteDeclaration = {
  layouts: {},
  routes: [
    {
      path: '/${place}',
      page: 'home',
      words: ['home'],
      render: 'server',
      nav: { fr: '${french(place).title}', en: '${english(place).title}' },
      lazy: () => import(/* webpackChunkName: "page-home" */ './pages/home/home-page.tsx'),
    },
  ],
};
`;

const exposed = (
  folder: string,
): string => `import { createRemoteModule } from 'shared-contracts/remote/create-remote-module';
import { declaration } from './routes.ts';

/** The remote module. */
export const { contract, routes, layouts, locales } = createRemoteModule(
  '${folder}',
  declaration,
  (language, file) => import(\`./locales/\${language}/\${file}.json\`),
);
`;

const namespaces = (folder: string): string => `import 'i18next';

/** The keys of \`t\` by namespace, as the French strings have them (decision 079). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    '${folder}/home': typeof import('./locales/fr/home.json');
  }
}
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

test('the page shows its heading', () => {
  render(withPlatform(<Component />, { strings: { '${folder}/home': fr } }));
  expect(screen.getByRole('heading', { level: 1, name: fr.title })).toBeInTheDocument();
  expect(screen.getByText(fr.lead)).toBeInTheDocument();
});
`;

/** Files of a new remote by path: one page at \`/<place>\`, styled, in both languages, tested. */
export function remoteFiles(folder: string, place: string, peers: PeerDependencies): Readonly<Record<string, string>> {
  return {
    'package.json': packageJson(folder, peers),
    'tsconfig.json': tsconfig,
    'src/i18next.d.ts': namespaces(folder),
    'src/remote.tsx': exposed(folder),
    'src/routes.ts': routes(place),
    'src/pages/home/home-page.tsx': page(folder, place),
    'src/pages/home/home-page.module.css': styles,
    'src/pages/home/home-page.test.tsx': test(folder),
    'src/locales/fr/home.json': json(french(place)),
    'src/locales/en/home.json': json(english(place)),
  };
}
