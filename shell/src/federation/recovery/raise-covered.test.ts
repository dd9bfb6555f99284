import { raiseCovered } from './raise-covered.ts';

const show = jest.fn();
let cover: HTMLElement;
let card: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  show.mockReset();
  Object.assign(HTMLElement.prototype, { showPopover: show });
  document.body.innerHTML = '<section></section><div><p></p></div>';
  [card, cover] = document.body.children as unknown as [HTMLElement, HTMLElement];
  card.style.setProperty('--layer-overlay', '300');
  Object.assign(document, { elementFromPoint: () => cover.firstElementChild });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(document, 'elementFromPoint');
});

test('a card covered by the highest layer moves to the top layer, also when covered later', () => {
  raiseCovered(card);
  expect(show).not.toHaveBeenCalled();
  cover.style.zIndex = '2147483647';
  jest.advanceTimersByTime(500);
  expect(show.mock.contexts).toEqual([card]);
  jest.advanceTimersByTime(5_000);
  expect(show).toHaveBeenCalledTimes(1);
});

test('a dialog of the site may cover it, and nothing happens once it is unmounted', () => {
  cover.style.zIndex = '200';
  const stop = raiseCovered(card);
  jest.advanceTimersByTime(5_000);
  stop();
  cover.style.zIndex = '1000';
  jest.advanceTimersByTime(5_000);
  expect(show).not.toHaveBeenCalled();
});
