import { inlineList } from './inline-list.ts';

test('inside a line common nouns are small, and what is proper keeps its capitals', () => {
  expect(inlineList(['Video call', 'Phone call', 'In person'])).toBe('Video call, phone call, in person');
  expect(inlineList(['Français', 'Anglais'])).toBe('Français, anglais');
  expect(inlineList(['French', 'English'], true)).toBe('French, English');
});
