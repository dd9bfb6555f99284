import { RouterContextProvider } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalFixture } from '../testing/professional-fixture.ts';
import { cardLoader } from './card-loader.ts';
import type { LoaderArgs } from '../loading/platform-of.ts';

const professional = professionalFixture();
const load = (idOrSlug: string) => {
  const http = fakeHttp({
    'POST /professionals/find-one-by': () => ({ data: professional }),
    [`GET /base/professionals/get-one/${professional.id}`]: () => ({ data: professional }),
  });
  const platform = fakePlatform({ http, locale: 'en' });
  const args = {
    request: new Request('https://nimbia.test/en/professionnels/x_2'),
    context: new RouterContextProvider(new Map([[platformContext, platform]])),
  } as unknown as LoaderArgs;
  return cardLoader(args, idOrSlug);
};

test('a card code resolves to the profile in the language of the page', async () => {
  const data = await load(professional.slug);
  if (data instanceof Response) throw new Error('no redirect was expected');
  expect(data.profile).toBe('https://nimbia.test/en/professionnels/aissatou-mbarga');
  expect(data.canonical).toBe('/professionnels/aissatou-mbarga');
  // The upper left finder pattern, behind four modules of quiet: seven wide, hollow, with a core of three by three.
  expect(data.code.path).toMatch(/^M4 4h7v1H4z/);
  expect(data.code.path).toContain('M6 6h3v1H6z');
  const last = Math.max(...[...data.code.path.matchAll(/M\d+ (\d+)/g)].map(([, y]) => Number(y)));
  expect(last).toBe(data.code.size - 5);
});

test('an id redirects to the address with the slug', async () => {
  const answer = await load(professional.id);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('location')).toBe('/professionnels/aissatou-mbarga_2');
});
