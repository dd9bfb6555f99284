import { RouterContextProvider } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { consultationFixture } from '../testing/consultation-fixture.ts';
import { professionalFixture } from '../testing/professional-fixture.ts';
import type { LoaderArgs } from '../loading/platform-of.ts';
import { lawyerLoader, professionalLoader, type ProfileData } from './profile-loader.ts';

const professional = professionalFixture();
const [first, second] = ['1', '2'].map((end) =>
  consultationFixture({ id: `0192a000-0000-7000-8000-0000000000c${end}` }),
);
const empty = { data: [], page: { next: null, limit: 100 } };
const ask = (
  path: string,
  params: object,
  http = fakeHttp({
    'POST /professionals/find-one-by': () => ({ data: professional }),
    [`GET /base/professionals/get-one/${professional.id}`]: () => ({ data: professional }),
  }),
) => {
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

const open = async (query: string, consultations: () => unknown) => {
  const http = fakeHttp({
    'POST /professionals/find-one-by': () => ({ data: { ...professional, ratingCount: 0 } }),
    'POST /consultations/find-by': consultations,
    'POST /slots': () => ({ data: [] }),
    [`GET /absences/${professional.id}`]: () => ({ data: [] }),
    'POST /articles/find-by': () => empty,
    'GET /base/adds/get-all': () => empty,
  });
  const { slug } = professional;
  const data = await professionalLoader(ask(`/professionnels/${slug}?${query}`, { idname: slug }, http));
  const asked = http.calls.find(({ path }) => path === '/slots')?.options.body as {
    consultationId?: string;
    callType?: string;
  };
  return { ...(data as ProfileData), asked: asked.consultationId, askedWay: asked.callType };
};
const offered = () => ({ ...empty, data: [first, second] });

test('the consultation of the address is shown, and the canonical address is without it', async () => {
  const { consultation, isReplaced, canonical, asked } = await open(`consultation=${second?.id ?? ''}`, offered);
  expect([consultation?.id, isReplaced, asked]).toEqual([second?.id, false, second?.id]);
  expect(canonical).toBe(`/professionnels/${professional.slug}`);
});

test('one that is not offered, or of somebody else, falls back to the first, which is said', async () => {
  for (const id of ['0192a000-0000-7000-8000-0000000000ff', 'c9']) {
    const { consultation, isReplaced, asked } = await open(`consultation=${id}`, offered);
    expect([consultation?.id, isReplaced, asked]).toEqual([first?.id, true, first?.id]);
  }
});

test('the way of the address is that of the times, and of the consultation where none is named', async () => {
  const inPerson = { ...second, callTypes: ['in_person'] };
  const answer = () => ({ ...empty, data: [first, inPerson] });
  for (const [query, id, way] of [
    [`consultation=${first?.id ?? ''}&type=video`, first?.id, 'video'],
    ['type=in_person', second?.id, 'in_person'],
    [`consultation=${second?.id ?? ''}&type=video`, second?.id, undefined],
    ['type=hologram', first?.id, undefined],
  ] as const) {
    const { callType, asked, askedWay, isReplaced } = await open(query, answer);
    expect([asked, callType, askedWay, isReplaced]).toEqual([id, way, way, false]);
  }
});

test('where the consultations fail to load, the times are those of the one in the address', async () => {
  const fail = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const id = second?.id ?? '';
  const { consultation, consultationId, isReplaced, asked, askedWay } = await open(
    `consultation=${id}&type=video`,
    fail,
  );
  expect([consultation, consultationId, isReplaced, asked, askedWay]).toEqual([null, id, false, id, 'video']);
  expect((await open('consultation=c9', fail)).asked).toBeUndefined();
});
