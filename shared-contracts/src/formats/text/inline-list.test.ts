import { inlineList } from './inline-list.ts';

test('in running text common nouns are lower case and proper nouns keep their capitals', () => {
  expect(inlineList(['Video call', 'Phone call', 'In person'])).toBe('Video call, phone call, in person');
  expect(inlineList(['Français', 'Anglais'])).toBe('Français, anglais');
  expect(inlineList(['French', 'English'], true)).toBe('French, English');
});
