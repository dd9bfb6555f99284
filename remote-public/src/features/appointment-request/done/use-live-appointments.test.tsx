import { act, render, screen, waitFor } from '@testing-library/react';
import { useLoaderData } from 'react-router-dom';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { useLiveAppointments } from './use-live-appointments.ts';
import { useSerialRevalidate } from '../../../loading/use-serial-revalidate.ts';

const reload = jest.fn<Promise<void>, []>();

function Page() {
  useLiveAppointments();
  reload.mockImplementation(useSerialRevalidate());
  return <p>{useLoaderData<string>()}</p>;
}

test('any number of events during a reload cause exactly one more reload', async () => {
  const platform = fakePlatform();
  const asked: PromiseWithResolvers<string>[] = [];
  const loader = () => {
    const next = Promise.withResolvers<string>();
    asked.push(next);
    return next.promise;
  };
  const routes = [{ path: '/', element: <Page />, loader, HydrateFallback: () => null }];
  render(withPlatform(null, { platform, routes }));
  const happen = () => act(async () => platform.emit({ id: '1', type: 'appointment.accepted', data: {} }));
  const answer = async (times: number, text: string) => {
    await waitFor(() => expect(asked).toHaveLength(times));
    asked.at(-1)?.resolve(text);
    expect(await screen.findByText(text)).toBeVisible();
  };

  await answer(1, 'first');
  await happen();
  await waitFor(() => expect(asked).toHaveLength(2));
  for (let times = 0; times < 3; times += 1) await happen();
  await answer(2, 'second');
  await answer(3, 'third');
  // Reloads are serial: one that was still due would come before this one.
  const own = reload();
  await answer(4, 'fourth');
  await act(() => own);
  expect(asked).toHaveLength(4);
});
