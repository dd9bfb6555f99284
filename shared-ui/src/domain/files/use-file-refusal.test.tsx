import { renderHook } from '@testing-library/react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { useFileRefusal } from './use-file-refusal.ts';

const words = {
  damaged: 'C’est endommagé.',
  empty: 'C’est vide.',
  emptyChooseAnother: 'C’est vide. Prenez-en un autre.',
  pdf: 'C’est un PDF.',
  svg: 'C’est un dessin SVG.',
};

const refusalOf = (purpose: Parameters<typeof useFileRefusal>[0], fileIs: Partial<typeof words> = words) => {
  const wrapper = ({ children }: { readonly children: React.ReactNode }) =>
    withPlatform(<>{children}</>, { strings: { shell: { fileIs } } });
  return renderHook(() => useFileRefusal(purpose), { wrapper }).result.current;
};

test.each([
  ['message', 'svg', 'C’est endommagé.'],
  ['message', 'pdf', 'C’est endommagé.'],
  ['document', 'svg', 'C’est endommagé.'],
  ['document', 'pdf', 'C’est un PDF. Choisissez-en un autre.'],
  ['appointment', 'jpeg', 'C’est endommagé.'],
  ['appointment', 'svg', 'C’est un dessin SVG. Choisissez-en un autre.'],
  ['appointment', 'empty', 'C’est vide. Prenez-en un autre.'],
  // A shell of before has no words for it.
  ['appointment', 'heic', 'Choisissez-en un autre'],
  ['appointment', undefined, 'Choisissez-en un autre'],
] as const)('what is refused as %s and is %s is no file of a type that is taken there', (purpose, kind, text) => {
  expect(refusalOf(purpose)(kind, 'Choisissez-en un autre')).toBe(text);
});

test('of an empty file a shell of before says no more than that it is empty, if it says it', () => {
  expect(refusalOf('logo', { empty: words.empty })('empty', 'Choisissez', 'Illisible.')).toBe('C’est vide.');
  expect(refusalOf('logo', {})('empty', 'Choisissez', 'Illisible.')).toBe('Illisible.');
  expect(refusalOf('logo', {})('empty', 'Choisissez')).toBe('Choisissez');
});

test('where a form has a text for them, it is said of damaged and unknown files', () => {
  const refusal = refusalOf('logo');
  expect([refusal('png', 'Choisissez', 'Illisible.'), refusal(undefined, 'Choisissez', 'Illisible.')]).toEqual([
    'Illisible.',
    'Illisible.',
  ]);
  expect(refusal('pdf', 'Choisissez', 'Illisible.')).toBe('C’est un PDF. Choisissez.');
});
