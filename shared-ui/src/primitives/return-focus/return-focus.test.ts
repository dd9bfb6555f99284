import { waitFor } from '@testing-library/react';
import { placesOf, returnFocus } from './return-focus.ts';

const page = () => {
  document.body.innerHTML =
    '<main tabindex="-1"><section tabindex="-1"><ul><li><button>End</button></li></ul></section><a href="#a">Next</a></main>';
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const button = find('button');
  button?.focus();
  return { find, button, places: placesOf(document.activeElement) };
};

test('what was pressed and is gone leaves the focus to the part of the page that it stood in, or to the page', async () => {
  const { find, button, places } = page();
  button?.closest('li')?.remove();
  returnFocus(places);
  await waitFor(() => expect(find('section')).toHaveFocus());
  find('section')?.remove();
  returnFocus(places);
  await waitFor(() => expect(find('main')).toHaveFocus());
});

test('what was pressed may go frames later', async () => {
  const { find, button, places } = page();
  returnFocus(places);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(button).toHaveFocus();
  button?.remove();
  await waitFor(() => expect(find('section')).toHaveFocus());
});

test('what takes no focus is passed over', async () => {
  const { find, button, places } = page();
  button?.blur();
  button?.setAttribute('disabled', '');
  returnFocus(places);
  await waitFor(() => expect(find('section')).toHaveFocus());
});

test('what has the focus by then keeps it', async () => {
  const { find, button, places } = page();
  button?.remove();
  returnFocus(places);
  find('a')?.focus();
  await new Promise(requestAnimationFrame);
  expect(find('a')).toHaveFocus();
});
