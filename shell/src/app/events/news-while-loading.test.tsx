import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, useLoaderData, useRevalidator } from 'react-router-dom';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { clientUser } from 'shared-contracts/testing/session-users';
import { fakeApi, json } from '../testing/fake-api.ts';
import { showApp } from '../testing/show-app.tsx';

/** The layout of an area listens from page to page. */
function Area() {
  const { events } = usePlatform();
  useEffect(() => events.subscribe('appointment.', () => undefined), [events]);
  return <Outlet />;
}
/** A page that follows the events. */
function List() {
  const { events } = usePlatform();
  const { revalidate } = useRevalidator();
  useEffect(() => events.subscribe('appointment.', () => void revalidate()), [events, revalidate]);
  return <h1>{useLoaderData<string>()}</h1>;
}

const encoder = new TextEncoder();
let send: (type: string) => Promise<void>;
let api: ReturnType<typeof fakeApi>;
let answers: PromiseWithResolvers<string>[];
let asked: number;
let delivered: string[];
const answer = (text: string) => act(async () => answers.shift()?.resolve(text));

beforeEach(() => {
  localStorage.clear();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  let id = 0;
  send = async (type) => {
    stream?.enqueue(encoder.encode(`id: ${++id}\nevent: ${type}\ndata: {}\n\n`));
    await waitFor(() => expect(delivered).toContain(String(id)));
    await act(async () => undefined);
  };
  api = fakeApi({
    'GET /base/adds/get-all': () => json({ data: [] }),
    'POST /auth/logout': () => json({ data: {} }),
    'GET /events': () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  });
  asked = 0;
  answers = [];
  delivered = [];
});
afterEach(() => api.restore());

async function open() {
  const loader = () => {
    asked += 1;
    const next = Promise.withResolvers<string>();
    answers.push(next);
    return next.promise;
  };
  const app = await showApp({
    at: '/user/disp',
    user: clientUser,
    pages: [
      {
        element: <Area />,
        children: [
          { path: '/user/disp', element: <h1>Settings</h1> },
          { path: '/user/rendez-vous', element: <List />, loader },
        ],
      },
    ],
  });
  app.platform.events.subscribe('', (event) => delivered.push(event.id));
  await send('appointment.requested');
  return app;
}

it('an event during the loading of a page causes one reload afterwards', async () => {
  const { router, platform } = await open();
  await act(async () => void router.navigate('/user/rendez-vous'));
  await send('appointment.accepted');
  await answer('waiting');
  expect(await screen.findByRole('heading', { name: 'waiting' })).toBeVisible();
  await waitFor(() => expect(asked).toBe(2));
  await answer('accepted');
  expect(await screen.findByRole('heading', { name: 'accepted' })).toBeVisible();
  expect(asked).toBe(2);
  await act(() => platform.session.end());
});

it('an event before the page began to load causes none, as its data is included', async () => {
  const { router, platform } = await open();
  await act(async () => void router.navigate('/user/rendez-vous'));
  await answer('waiting');
  expect(await screen.findByRole('heading', { name: 'waiting' })).toBeVisible();
  await send('message.received');
  expect(asked).toBe(1);
  await act(() => platform.session.end());
});
