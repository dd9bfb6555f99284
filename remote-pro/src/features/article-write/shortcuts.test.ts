import { commandKeys, isPressed } from './shortcuts.ts';

const ctrlAlt3 = (altGraph: boolean) =>
  new KeyboardEvent('keydown', {
    key: altGraph ? '#' : '3',
    code: 'Digit3',
    ctrlKey: true,
    altKey: true,
    modifierAltGraph: altGraph,
  });

test('AltGr, which Windows reports as Ctrl and Alt, writes its character', () => {
  expect(isPressed(ctrlAlt3(false), commandKeys.subheading)).toBe(true);
  expect(isPressed(ctrlAlt3(true), commandKeys.subheading)).toBe(false);
});
