import { readSharedModules } from './read-shared-modules.ts';

const shared = (version: string, useIn: string[]) => ({
  version,
  useIn,
  from: 'nimbia_shell',
  deps: [],
  scope: ['default'],
  get: () => Promise.resolve(() => ({})),
  shareConfig: { requiredVersion: false as const },
  strategy: 'loaded-first' as const,
});

it('lists shared modules by name, with every version and all its users', () => {
  const scopes = {
    default: {
      react: {
        '19.3.1': shared('19.3.1', ['nimbia_shell', 'remote_pro_1_0_0_ab12cd34']),
        '19.2.0': shared('19.2.0', ['remote_user_dev', 'remote_pro_1_0_0_ab12cd34']),
      },
      jotai: { '3.0.1': shared('3.0.1', []) },
    },
  };
  expect(readSharedModules(scopes, ['remote-pro', 'remote-user'])).toEqual([
    { name: 'jotai', versions: ['3.0.1'], users: [] },
    { name: 'react', versions: ['19.3.1', '19.2.0'], users: ['remote-pro', 'remote-user', 'shell'] },
  ]);
});

it('lists nothing before the federation runtime is initialised', () => {
  expect(readSharedModules({}, [])).toEqual([]);
});
