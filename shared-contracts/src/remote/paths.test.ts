import { clientPaths, href, professionalPaths, publicPaths } from './paths.ts';

describe('the paths of the specification', () => {
  it('are all present, each once', () => {
    expect([publicPaths.length, professionalPaths.length, clientPaths.length]).toEqual([28, 19, 15]);
    expect(new Set([...publicPaths, ...professionalPaths, ...clientPaths]).size).toBe(62);
  });

  it('of the areas begin with /pro/ and /user/', () => {
    expect(professionalPaths.every((path) => path.startsWith('/pro/'))).toBe(true);
    expect(clientPaths.every((path) => path.startsWith('/user/'))).toBe(true);
  });
});

describe('href', () => {
  it('fills parameters, percent-encoded', () => {
    expect(href('/lawyers/:id', { id: 'a/b ç' })).toBe('/lawyers/a%2Fb%20%C3%A7');
    expect(href('/professionnels/:idname_2', { idname: 'awa-diop' })).toBe('/professionnels/awa-diop_2');
  });

  it('adds the query and omits undefined values', () => {
    expect(href('/recherche', undefined, { text: 'bail & loyer', category: undefined, availableNow: true })).toBe(
      '/recherche?text=bail+%26+loyer&availableNow=true',
    );
    expect(href('/')).toBe('/');
  });
});
