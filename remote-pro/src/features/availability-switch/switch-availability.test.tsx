import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { problemError, type FakeAnswer, type FakeHttp } from 'shared-contracts/testing/fake-http';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
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

async function open(answer: FakeAnswer, own: Partial<OwnProfessional> = {}) {
  let now = { ...stored, ...own };
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

test('it shows until when it holds, why clients do not see it, and goes off by itself', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  jest.useFakeTimers({ advanceTimers: true });
  await open(() => ({ data: {} }), { availableSince: ago(239), notAvailableBecause: 'busy' });
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByText(/^Jusqu’à \d\d? h(?: \d\d)?, puis l’option s’éteint/u)).toBeVisible();
  expect(screen.getByText(/tant qu’un rendez-vous, une demande/u)).toBeVisible();
  act(() => jest.advanceTimersByTime(61_000));
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(screen.getByText(/l’option s’éteint d’elle-même après 4 heures/u)).toBeVisible();
  jest.useRealTimers();
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

test('what the switch and the date replace of each other is said', async () => {
  const next = new Date().getFullYear() + 1;
  const dated = await open(() => ({ data: {} }), { availableDate: `${next}-06-12` });
  await dated.person.click(screen.getByRole('switch'));
  await waitFor(() =>
    expect(dated.platform.toasts[0]?.text).toBe('Enregistré. Votre date de disponibilité est retirée.'),
  );
  dated.unmount();
  const { person, platform } = await open(() => ({ data: {} }), { availableSince: new Date().toISOString() });
  await person.type(screen.getByRole('textbox', { name: /Date de disponibilité/ }), `12/06/${next}`);
  await person.tab();
  await waitFor(() => expect(platform.toasts[0]?.text).toMatch(/maintenant\s» est éteint\.$/u));
});

test('a typed date is sent once it is left; a past one and one that does not exist are reported at the field, in a focused error summary', async () => {
  const { person, platform } = await open(() => ({ data: {} }));
  const field = () => screen.getByRole('textbox', { name: /Date de disponibilité/ });
  const next = new Date().getFullYear() + 1;
  const enter = async (text: string) => {
    await person.clear(field());
    await person.type(field(), text);
    await person.tab();
  };
  await enter(`31/02/${next}`);
  expect(field()).toHaveValue(`31/02/${next}`);
  expect(field()).toHaveAccessibleDescription(/une date qui existe/);
  await enter(`12/06/${next - 2}`);
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(field()).toHaveAccessibleDescription(/Cette date est passée/);
  expect(writes(platform)).toEqual([]);
  await person.click(within(summary).getByRole('link', { name: /Cette date est passée/ }));
  expect(field()).toHaveFocus();
  await enter(`12 juin ${next}`);
  await waitFor(() =>
    expect(writes(platform).map(({ options }) => options.body)).toEqual([{ availableDate: `${next}-06-12` }]),
  );
  expect(field()).toHaveValue(`12/06/${next}`);
  expect(screen.queryByText(/Cette date est passée/)).not.toBeInTheDocument();
});
