import { waitFor } from '@testing-library/react';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { watchView } from './watch-view.ts';

const ADD = '0199c0de-0000-7000-8000-000000000001';

/** Stands in for IntersectionObserver. */
function watch(answer: () => unknown = () => ({ data: {} })) {
  const eye: { see: (isIntersecting: boolean) => void } = { see: () => undefined };
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
    eye.see = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  const http = fakeHttp({ 'POST /base/add_views/create': answer });
  const platform = fakePlatform({ http });
  const shown = document.createElement('aside');
  shown.innerHTML = '<p>Publicité</p><a href="#there">Là</a>';
  const stop = watchView(shown, ADD, platform);
  const kinds = () => http.calls.map(({ options }) => (options.body as { kind: string }).kind);
  return { see: (isIntersecting: boolean) => eye.see(isIntersecting), http, platform, shown, stop, kinds };
}

afterEach(() => jest.restoreAllMocks());

test('a view is counted once visible and its click once, both for the same view', () => {
  const { see, http, shown, kinds } = watch();
  see(false);
  shown.querySelector('p')?.click();
  expect(kinds()).toEqual([]);
  see(true);
  shown.querySelector('a')?.click();
  shown.querySelector('a')?.click();
  expect(kinds()).toEqual(['impression', 'click']);
  const bodies = http.calls.map(({ options }) => options.body as { addId: string; viewId: string });
  expect(new Set(bodies.map(({ addId, viewId }) => addId + viewId)).size).toBe(1);
});

test('removed elements are no longer counted, and a failure is only logged', async () => {
  const { see, shown, stop, platform, kinds } = watch(() => {
    throw problemError('UNAVAILABLE', 503);
  });
  see(true);
  await waitFor(() => expect(platform.errors).toHaveLength(1));
  stop();
  shown.querySelector('a')?.click();
  expect(kinds()).toEqual(['impression']);
});
