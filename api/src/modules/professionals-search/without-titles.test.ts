import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutTitles } from './without-titles.ts';

const without = (text: string) => withoutTitles(text.split(' ')).join(' ');

test('titles in both languages are no part of a name, wherever they stand and however they are written', () => {
  for (const title of [
    'Maître',
    'maitre',
    'Me',
    'ME.',
    'M.',
    'Mme',
    'Mr',
    'Mrs.',
    'Ms',
    'Dr',
    'Docteur',
    'Pr',
    'Professeur',
  ])
    for (const text of [`${title} Awa Mbarga`, `Awa Mbarga ${title}`]) assert.equal(without(text), 'Awa Mbarga', text);
  assert.equal(without('Mme Maître Mbarga'), 'Mbarga');
});

test('what only begins like a title is a name, and a title alone is looked for', () => {
  for (const text of ['Messi', 'Maîtrejean Drame', 'Me', 'Maître Dr']) assert.equal(without(text), text);
});
