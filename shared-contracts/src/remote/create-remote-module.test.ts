import { createRemoteModule } from './create-remote-module.ts';

const Component = () => null;
const remote = createRemoteModule(
  'remote-labo',
  {
    layouts: { default: { words: ['frame'], lazy: () => Promise.resolve({ Component }) } },
    routes: [
      { path: '/labo', page: 'home', words: ['home'], lazy: () => Promise.resolve({ Component }), noindex: true },
      { path: '/laboratory', layout: null, loader: () => null },
    ],
  },
  (language, file) => Promise.resolve({ default: { file: `${language}/${file}` } }),
);

it('gives each route an id, a layout and namespaces of the remote', () => {
  const [home, redirect] = remote.routes;
  expect(home).toMatchObject({
    id: 'remote-labo/labo',
    path: '/labo',
    handle: { noindex: true, namespaces: ['remote-labo/home'] },
  });
  expect(redirect).toMatchObject({ id: 'remote-labo/laboratory', handle: { layout: null, namespaces: [] } });
});

it('returns a layout with its namespaces', async () => {
  expect(await remote.layouts.default?.()).toEqual({ Component, namespaces: ['remote-labo/frame'] });
});

it('loads the strings that routes and layouts name, in both languages', async () => {
  expect(Object.keys(remote.locales).sort()).toEqual(['remote-labo/frame', 'remote-labo/home']);
  expect(await remote.locales['remote-labo/home']?.en()).toEqual({ default: { file: 'en/home' } });
});
