import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FileDrop } from './file-drop.tsx';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

function open() {
  const chosen: string[][] = [];
  const page = render(
    <FileDrop
      label="Choose a file"
      subject="Identity"
      accept="image/png"
      onFiles={(files) => chosen.push(files.map(({ name }) => name))}
    />,
  );
  return { ...page, chosen, input: screen.getByLabelText<HTMLInputElement>('Choose a file, Identity') };
}

function drop(target: Element, files: readonly File[]) {
  const event = createEvent.drop(target);
  Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } });
  fireEvent(target, event);
  return event;
}

test('a chosen file is passed on, the same one again too', async () => {
  const { input, chosen, container } = open();
  expect(await axe(container)).toHaveNoViolations();
  for (let time = 0; time < 2; time += 1) await userEvent.upload(input, picture('a.png'));
  expect(chosen).toEqual([['a.png'], ['a.png']]);
  expect(input.value).toBe('');
});

test('a dropped file is passed on unchanged, and the browser does not open it', () => {
  const { input, chosen } = open();
  const event = drop(input, [picture('a.png'), picture('b.png')]);
  expect(event.defaultPrevented).toBe(true);
  expect(chosen).toEqual([['a.png', 'b.png']]);
});

test('dragged text is ignored', () => {
  const { input } = open();
  const event = createEvent.dragOver(input);
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['text/plain'] } });
  fireEvent(input, event);
  expect(event.defaultPrevented).toBe(false);
});

test('where one file is taken, what was dropped with it is named until the next choice', async () => {
  const chosen: string[][] = [];
  const { container } = render(
    <FileDrop
      label="Choose a file"
      accept="image/png"
      leftText={(others) => `${others.map(({ name }) => name).join()} left out`}
      onFiles={(files) => chosen.push(files.map(({ name }) => name))}
    />,
  );
  const input = screen.getByLabelText('Choose a file');
  drop(input, [picture('a.png'), picture('b.png'), picture('c.png')]);
  expect(chosen).toEqual([['a.png']]);
  expect(screen.getByRole('alert')).toHaveTextContent('b.png,c.png left out');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.upload(input, picture('d.png'));
  expect(chosen).toEqual([['a.png'], ['d.png']]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
