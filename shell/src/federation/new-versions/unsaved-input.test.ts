import { writeDraft } from 'shared-contracts/platform/form-draft';
import { hasUnsavedInput } from './unsaved-input.ts';
import { trackInput } from './track-input.ts';

const typedInto = (): readonly HTMLInputElement[] => {
  document.body.innerHTML = `
    <input name="city"><input name="reason"><input name="password" type="password"><input name="address.street">`;
  return [...document.querySelectorAll('input')];
};
const type = (control: HTMLInputElement | undefined, value: string): void => {
  if (control === undefined) throw new Error('no such field');
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
};
const here = () => window.location.href;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/en/form');
});

test('input without a draft would be lost', () => {
  const typed = trackInput();
  const [, reason] = typedInto();
  expect(hasUnsavedInput(typed(), here())).toBe(false);
  type(reason, 'my divorce');
  expect(hasUnsavedInput(typed(), here())).toBe(true);
  type(reason, '');
  expect(hasUnsavedInput(typed(), here())).toBe(false);
});

test('a form with its own draft is restored; a password never is', () => {
  const typed = trackInput();
  const [, reason, password, street] = typedInto();
  writeDraft('/form', { reason: 'my divorce' });
  writeDraft('/form#second', { address: { street: 'Rue Joss' } });
  type(reason, 'my divorce');
  type(street, 'Rue Joss');
  expect(hasUnsavedInput(typed(), here())).toBe(false);
  type(password, 'Client-2026!');
  expect(hasUnsavedInput(typed(), here())).toBe(true);
});

test('input contained in the target address is restored with it', () => {
  const typed = trackInput();
  const [city] = typedInto();
  type(city, 'Douala');
  expect(hasUnsavedInput(typed(), here())).toBe(true);
  expect(hasUnsavedInput(typed(), `${here()}?city=Douala`)).toBe(false);
});

test('a form removed from the page has no unsaved input', () => {
  const typed = trackInput();
  const [, reason] = typedInto();
  type(reason, 'my divorce');
  document.body.replaceChildren();
  expect(hasUnsavedInput(typed(), here())).toBe(false);
});
