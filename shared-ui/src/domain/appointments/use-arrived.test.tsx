import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { allArrived, later } from './later.ts';
import { useArrived } from './use-arrived.ts';

function Shown({ work }: { readonly work: Promise<string> }) {
  return <p>{useArrived(work) ?? 'under way'}</p>;
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failure?: Error }> {
  override state: { readonly failure?: Error } = {};
  static getDerivedStateFromError = (failure: Error) => ({ failure });
  override render() {
    return this.state.failure === undefined ? this.props.children : <p>{this.state.failure.message}</p>;
  }
}

test('a page stands before its data, and keeps the former while newer data is under way', async () => {
  const { rerender } = render(<Shown work={Promise.resolve('first')} />);
  expect(screen.getByText('under way')).toBeVisible();
  expect(await screen.findByText('first')).toBeVisible();
  const second = Promise.withResolvers<string>();
  rerender(<Shown work={second.promise} />);
  expect(screen.getByText('first')).toBeVisible();
  second.resolve('second');
  expect(await screen.findByText('second')).toBeVisible();
});

test('what comes too late for a newer question is not shown', async () => {
  const first = Promise.withResolvers<string>();
  const { rerender } = render(<Shown work={first.promise} />);
  rerender(<Shown work={Promise.resolve('second')} />);
  await screen.findByText('second');
  await act(async () => first.resolve('first'));
  expect(screen.getByText('second')).toBeVisible();
});

test('a failure reaches the error boundary of the page', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Boundary>
      <Shown work={later(Promise.reject(new Error('no answer')))} />
    </Boundary>,
  );
  expect(await screen.findByText('no answer')).toBeVisible();
  log.mockRestore();
});

test('waits for all that is under way, whatever becomes of it', async () => {
  const [good, bad] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void later(good.promise);
  later(bad.promise).catch(() => undefined);
  let isOver = false;
  const over = allArrived().then(() => (isOver = true));
  good.resolve();
  await good.promise;
  expect(isOver).toBe(false);
  bad.reject(new Error('no answer'));
  await over;
  expect(isOver).toBe(true);
});
