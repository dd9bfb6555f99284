import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { createI18n } from '../../app/create-i18n.ts';
import { createNamespaceLoader } from './namespaces.ts';

const away = () => Promise.reject(new Error('404'));
const moduleWith = (fr: () => Promise<{ default: object }>, en: () => Promise<{ default: object }>) =>
  ({
    contract: '^1.0.0',
    routes: [],
    layouts: {},
    locales: { 'remote-one/home': { fr, en } },
  }) as unknown as RemoteModule;
const words = (title: string) => () => Promise.resolve({ default: { title } });

test('missing strings fall back to the other language, and that is reported', async () => {
  const i18n = createI18n('fr', {});
  const onLost = jest.fn();
  const load = createNamespaceLoader(i18n, 'fr', onLost);
  await load('remote-one', moduleWith(away, words('Home')), ['remote-one/home']);
  expect(i18n.t('title', { ns: 'remote-one/home' })).toBe('Home');
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ step: 'strings' }), 'remote-one');
});

test('without either the error is that of the page’s own language', async () => {
  const onLost = jest.fn();
  const load = createNamespaceLoader(createI18n('en', {}), 'en', onLost);
  await expect(load('remote-one', moduleWith(away, away), ['remote-one/home'])).rejects.toMatchObject({
    step: 'strings',
  });
  expect(onLost).not.toHaveBeenCalled();
});
