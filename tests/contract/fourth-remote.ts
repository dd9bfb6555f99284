/**
 * Sources of a fourth remote, by path: one server-rendered page that shows its edition, with a lazy chunk and a field
 * that no form saves; and another page that fails as its URL hash says. The server cannot render the edition `browser`;
 * the edition `endless` never finishes mounting, or loading that page, when the hash says so; the edition `framed` has a
 * layout that throws in browsers around its first page.
 */
export const fourthRemote = (edition: string): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({ name: 'remote-fourth', version: '1.0.0', type: 'module' }),
  'src/routes.ts': `
    const isAsked = (step) => ${edition === 'endless'} && globalThis.location?.hash === '#' + step;
    const endless = (step) => {
      document.documentElement.dataset.endless = step;
      return new Promise(() => undefined);
    };
    if (isAsked('mount')) await endless('mount');
    export const declaration = {
      layouts: ${edition === 'framed' ? `{ 'user-dashboard': { lazy: () => import(/* webpackMode: "eager" */ './layout.tsx') } }` : '{}'},
      routes: [
        {
          path: '/fourth',
          page: 'fourth',
          layout: ${edition === 'framed' ? `'user-dashboard'` : 'null'},
          words: ['common'],
          render: 'server',
          nav: { fr: 'La quatrième', en: 'The fourth' },
          lazy: () => import(/* webpackChunkName: "page-fourth" */ './page.tsx'),
        },
        {
          path: '/fourth/other',
          page: 'other',
          layout: null,
          lazy: () => isAsked('page') ? endless('page') : import(/* webpackChunkName: "page-other" */ './other.tsx'),
        },
      ],
    };`,
  'src/remote.tsx': `
    import { createRemoteModule } from 'shared-contracts/remote/create-remote-module';
    import { declaration } from './routes.ts';
    const strings = (language, file) => import(\`./locales/\${language}/\${file}.json\`);
    const remote = createRemoteModule('remote-fourth', declaration, strings);
    export const { contract, routes, layouts, locales } = remote;`,
  'src/page.module.css': '.more { font-weight: bold; }',
  'src/page.tsx': `
    import styles from './page.module.css';
    import { use, useState } from 'react';
    import { useTranslation } from 'react-i18next';
    import { Link, useLocation } from 'react-router-dom';
    const never = new Promise(() => undefined);
    export function Component() {
      if (useLocation().hash === '#stuck') use(never); // the hash is not sent to the server
      if (${edition === 'browser'}) void window.name;
      const { t } = useTranslation('remote-fourth/common');
      const [more, setMore] = useState('');
      const showMore = () => import(/* webpackChunkName: "late" */ './more.ts').then((late) => setMore(late.more));
      return (
        <main id="main">
          <title>Fourth</title>
          <h1>{t('edition')}</h1>
          <button type="button" onClick={showMore}>{t('more')}</button>
          <output className={styles['more']}>{more}</output>
          <input aria-label="Note" />
          <Link to="/fourth/other">Other</Link>
        </main>
      );
    }`,
  'src/other.tsx': `
    import { use, useEffect } from 'react';
    import { Link, useLocation } from 'react-router-dom';
    const never = new Promise(() => undefined);
    const fail = (where) => { throw new Error('it broke in ' + where); };
    export function Component() {
      const trouble = useLocation().hash;
      if (trouble === '#stuck') use(never);
      if (trouble === '#render') fail('render');
      useEffect(() => {
        if (trouble === '#effect') fail('an effect');
        if (trouble === '#promise') Promise.resolve().then(() => fail('a promise'));
        if (trouble === '#timer') setTimeout(() => fail('a timer'));
      }, [trouble]);
      return (
        <main id="main">
          <title>Other</title>
          <h1>{${JSON.stringify(`Other of ${edition}`)}}</h1>
          <Link to="/fourth">Back</Link>
        </main>
      );
    }`,
  'src/layout.tsx': `
    import { Outlet } from 'react-router-dom';
    export function Component() {
      if (globalThis.window) throw new Error('the layout threw');
      return <Outlet />;
    }`,
  // Loaded on demand, possibly after another edition was released.
  'src/more.ts': `export const more = ${JSON.stringify(`more of ${edition}`)};`,
  'src/locales/fr/common.json': JSON.stringify({ edition: `Édition ${edition}`, more: 'Plus' }),
  'src/locales/en/common.json': JSON.stringify({ edition: `Edition ${edition}`, more: 'More' }),
});
