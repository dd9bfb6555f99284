/** Sources of a remote that nobody planned for, by path: one page that the server renders, saying which edition it is, with a part that comes late. */
export const fourthRemote = (edition: string): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({ name: 'remote-fourth', version: '1.0.0', type: 'module' }),
  'remote.json': JSON.stringify({
    name: 'remote-fourth',
    contract: '^1.0.0',
    layouts: [],
    routes: [{ pattern: '/fourth', layout: null, render: 'server', chunk: 'page-fourth' }],
  }),
  'src/remote.tsx': `
    const remote = {
      contract: '^1.0.0',
      routes: [
        {
          id: 'remote-fourth/fourth',
          path: '/fourth',
          handle: { layout: null, namespaces: ['remote-fourth/common'] },
          lazy: () => import(/* webpackChunkName: "page-fourth" */ './page.tsx'),
        },
      ],
      layouts: {},
      locales: {
        'remote-fourth/common': {
          fr: () => import('./locales/fr/common.json'),
          en: () => import('./locales/en/common.json'),
        },
      },
    };
    export const { contract, routes, layouts, locales } = remote;`,
  'src/page.tsx': `
    import { useState } from 'react';
    import { useTranslation } from 'react-i18next';
    export function Component() {
      const { t } = useTranslation('remote-fourth/common');
      const [more, setMore] = useState('');
      const showMore = () => import('./more.ts').then((late) => setMore(late.more));
      return (
        <main id="main">
          <title>Fourth</title>
          <h1>{t('edition')}</h1>
          <button type="button" onClick={showMore}>{t('more')}</button>
          <output>{more}</output>
        </main>
      );
    }`,
  // Comes when somebody asks for it, which may be after another edition was released.
  'src/more.ts': `export const more = ${JSON.stringify(`more of ${edition}`)};`,
  'src/locales/fr/common.json': JSON.stringify({ edition: `Édition ${edition}`, more: 'Plus' }),
  'src/locales/en/common.json': JSON.stringify({ edition: `Edition ${edition}`, more: 'More' }),
});
