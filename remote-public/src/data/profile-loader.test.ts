import { RouterContextProvider } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalFixture } from '../testing/professional-fixture.ts';
import type { LoaderArgs } from './platform-of.ts';
import { lawyerLoader, professionalLoader } from './profile-loader.ts';

const professional = professionalFixture();
const ask = (path: string, params: object) => {
  const http = fakeHttp({
    'POST /professionals/find-one-by': () => ({ data: professional }),
    [`GET /base/professionals/get-one/${professional.id}`]: () => ({ data: professional }),
  });
  return {
    params,
    request: new Request(`https://nimbia.test${path}`),
    context: new RouterContextProvider(new Map([[platformContext, fakePlatform({ http })]])),
  } as unknown as LoaderArgs;
};

test('the redirect between id and slug keeps the consultation that a card named', async () => {
  const { id, slug } = professional;
  const answers = await Promise.all([
    professionalLoader(ask(`/professionnels/${id}?consultation=c1`, { idname: id })),
    lawyerLoader(ask(`/lawyers/${slug}?consultation=c1`, { id: slug })),
  ]);
  expect(answers.map((one) => (one as Response).headers.get('location'))).toEqual([
    `/professionnels/${slug}?consultation=c1`,
    `/lawyers/${id}?consultation=c1`,
  ]);
});
