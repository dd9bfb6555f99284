import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedFilter } from '../segmented-filter/segmented-filter.tsx';

const options = [
  { value: 'today', label: 'Aujourd’hui' },
  { value: 'all', label: 'Toutes' },
] as const;

/** An owner that updates late, like the address during a navigation. */
const filter = (value: 'today' | 'all', onChange: (value: string) => void) => (
  <SegmentedFilter legend="Période" options={options} value={value} onChange={onChange} />
);

test('a choice shows immediately, before its owner has confirmed it', async () => {
  const asked: string[] = [];
  const page = render(filter('all', (value) => asked.push(value)));
  await userEvent.click(screen.getByRole('radio', { name: 'Aujourd’hui' }));
  expect(asked).toEqual(['today']);
  expect(screen.getByRole('radio', { name: 'Aujourd’hui' })).toBeChecked();
  page.rerender(filter('today', () => undefined));
  expect(screen.getByRole('radio', { name: 'Aujourd’hui' })).toBeChecked();
});

test('arrow keys also choose immediately, each from the current choice', async () => {
  const asked: string[] = [];
  render(filter('all', (value) => asked.push(value)));
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Toutes' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Aujourd’hui' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Toutes' })).toBeChecked();
  expect(asked).toEqual(['today', 'all']);
});

test('a later value from the owner wins: going back undoes the choice', async () => {
  const page = render(filter('all', () => undefined));
  await userEvent.click(screen.getByRole('radio', { name: 'Aujourd’hui' }));
  page.rerender(filter('today', () => undefined));
  page.rerender(filter('all', () => undefined));
  expect(screen.getByRole('radio', { name: 'Toutes' })).toBeChecked();
});

test('the late commit of an earlier choice does not undo a later one', async () => {
  const three = [...options, { value: 'week', label: 'Cette semaine' }] as const;
  const of = (value: 'today' | 'all' | 'week') => (
    <SegmentedFilter legend="Période" options={three} value={value} onChange={() => undefined} />
  );
  const page = render(of('all'));
  await userEvent.click(screen.getByRole('radio', { name: 'Aujourd’hui' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Cette semaine' }));
  page.rerender(of('today'));
  expect(screen.getByRole('radio', { name: 'Cette semaine' })).toBeChecked();
  page.rerender(of('week'));
  page.rerender(of('today'));
  expect(screen.getByRole('radio', { name: 'Aujourd’hui' })).toBeChecked();
});
