import { checkModule } from './check-module.ts';

const route = { id: 'remote-user/root', path: '/user' };
const exposed = { contract: '^1.0.0', routes: [route], layouts: {}, locales: {} };

test('a remote module with its own routes is accepted unchanged', () => {
  expect(checkModule('remote-user', exposed)).toBe(exposed);
});

test.each([undefined, null, 'a string', {}, { ...exposed, routes: {} }, { ...exposed, contract: 1 }])(
  'anything else is rejected (%j)',
  (value) => {
    expect(() => checkModule('remote-user', value)).toThrow('exposes no remote module');
  },
);

test('a route with the id of another remote is rejected', () => {
  const routes = [route, { id: 'remote-pro/root', path: '/pro' }];
  expect(() => checkModule('remote-user', { ...exposed, routes })).toThrow('has the foreign route remote-pro/root');
});
