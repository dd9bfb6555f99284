import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import { problemError, type FakeAnswer, type FakeHttp } from 'shared-contracts/testing/fake-http';
import { practiceQueries } from '../../data/practice-queries.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { SwitchAvailability } from './switch-availability.tsx';

const stored = ownProfessionalFixture();
const update = `PUT /base/professionals/update/${stored.id}`;
const writes = ({ http }: { readonly http: FakeHttp }) => http.calls.filter(({ method }) => method === 'PUT');

function Page() {
  const { data } = useQuery(practiceQueries(usePlatform().http).professional());
  return data ? <SwitchAvailability professional={data} /> : null;
}

async function open(answer: FakeAnswer) {
  let now = stored;
  const shown = showPage([{ path: '*', Component: Page }], '/', {
    'POST /pro/get-all/professionals': () => ({ data: [now], page: { next: null, limit: 1 } }),
    [update]: (call) => {
      const result = answer(call);
      now = { ...now, ...(call.options.body as Partial<OwnProfessional>) };
      return result;
    },
  });
  await screen.findByRole('switch');
  return shown;
}

test('switching on is sent immediately', async () => {
  const { person, platform } = await open(() => ({ data: {} }));
  const name = { name: 'Je suis disponible maintenant' };
  await person.click(screen.getByRole('switch', name));
  await waitFor(() => expect(writes(platform)[0]?.options.body).toEqual({ availableNow: true }));
  // The state is that of the switch; its label is constant.
  expect(screen.getByRole('switch', name)).toBeInTheDocument();
});

test('a rejected change resets the switch and shows why', async () => {
  const { person, platform } = await open(() => {
    throw problemError('UNAVAILABLE', 503);
  });
  await person.click(screen.getByRole('switch'));
  await waitFor(() => expect(platform.toasts[0]).toEqual({ tone: 'error', text: 'Le service est injoignable' }));
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
});

test('a choice made while the previous one is being saved is saved afterwards and stays visible', async () => {
  const first = Promise.withResolvers<object>();
  const answers = [first.promise, { data: {} }];
  const { person, platform } = await open(() => answers.shift());
  await person.click(screen.getByRole('switch'));
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
  await person.click(screen.getByRole('switch'));
  expect(writes(platform)).toHaveLength(1);
  first.resolve({ data: {} });
  await waitFor(() =>
    expect(writes(platform).map(({ options }) => options.body)).toEqual([
      { availableNow: true },
      { availableNow: false },
    ]),
  );
  await waitFor(() => expect(platform.toasts).toHaveLength(2));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('a typed date is sent once complete, never as the year 2; a past one is reported on blur, in a focused error summary and at the field', async () => {
  const { person, platform } = await open(() => ({ data: {} }));
  const next = new Date().getFullYear() + 1;
  await person.click(screen.getByRole('spinbutton', { name: /jour/ }));
  await person.keyboard('1206');
  await person.keyboard(String(next - 2));
  await person.tab();
  await person.tab();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(screen.getByRole('spinbutton', { name: /année/ })).toHaveAccessibleDescription(/Cette date est passée/);
  expect(writes(platform)).toEqual([]);
  await person.click(within(summary).getByRole('link', { name: /Cette date est passée/ }));
  expect(screen.getByRole('spinbutton', { name: /jour/ })).toHaveFocus();
  await person.click(screen.getByRole('spinbutton', { name: /année/ }));
  await person.keyboard(String(next));
  await waitFor(() =>
    expect(writes(platform).map(({ options }) => options.body)).toEqual([{ availableDate: `${next}-06-12` }]),
  );
  expect(screen.queryByText(/Cette date est passée/)).not.toBeInTheDocument();
});
