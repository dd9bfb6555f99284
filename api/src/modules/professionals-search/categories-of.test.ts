import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { categoriesOf } from './categories-of.ts';

const told: Readonly<Record<LegalCategory, readonly [french: string, english: string]>> = {
  civil: ['Mon mari veut divorcer et garder les enfants', 'My landlord ended the lease'],
  criminal: ['J’ai été cambriolé et j’ai porté plainte', 'Somebody stole my phone'],
  commercial: ['Mon fournisseur ne livre pas', 'An unpaid invoice of a customer'],
  tax: ['Un redressement de la TVA', 'A letter about my taxes'],
  business: ['Créer une SARL avec un associé', 'A shareholder leaves the company'],
  labour: ['J’ai été licencié sans préavis', 'I was fired from my job'],
  administrative: ['La préfecture refuse mon titre de séjour', 'An appeal against a refused permit'],
  constitutional: ['Une atteinte à la liberté', 'A case about freedom and an election'],
  private_international: ['Un jugement étranger', 'A judgment from abroad'],
  intellectual_property: ['On a copié mon logiciel', 'Somebody uses my trademark'],
  land: ['Le bornage de mon terrain', 'Who owns this plot of land'],
  insurance: ['L’assurance refuse mon sinistre', 'My insurance rejects the claim'],
  environmental: ['Des déchets près de ma source', 'Noise and waste of a factory'],
  social_security: ['Ma pension de retraite à la CNPS', 'Disability benefits'],
};

for (const [category, sentences] of Object.entries(told))
  test(`a sentence of everyday words is known to be of ${category}`, () => {
    for (const sentence of sentences)
      assert.ok(
        categoriesOf(sentence).includes(category as LegalCategory),
        `${sentence}: ${categoriesOf(sentence).join()}`,
      );
  });

test('a single word names its area of law in either language', () => {
  for (const [category, ...words] of [
    ['labour', 'licencié', 'licenciement', 'dismissed', 'dismissal', 'unfair dismissal', 'sacked', 'redundancy'],
    ['civil', 'expulsion', 'expulsé', 'eviction', 'evicted'],
    ['commercial', 'faillite', 'bankruptcy', 'bankrupt'],
    ['administrative', 'immigration', 'immigrée'],
    ['business', 'OHADA'],
  ] as const)
    for (const word of words) assert.deepEqual(categoriesOf(word), [category], word);
});

test('violence is of criminal law first, then of the law of whoever is named beside it', () => {
  for (const text of [
    'mon mari me bat',
    'mon mari bat nos enfants',
    'violences conjugales',
    'violence',
    'my husband hits me',
    'domestic violence',
    'femme battue par son mari',
  ])
    assert.deepEqual(categoriesOf(text), ['criminal', 'civil'], text);
  assert.deepEqual(categoriesOf('Mon patron m’a frappé'), ['criminal', 'labour']);
  assert.deepEqual(categoriesOf('I was raped'), ['criminal']);
});

test('a word that only begins like a short word of violence is of no category', () => {
  for (const word of [
    'bateau',
    'bâtiment',
    'batterie',
    'hitch',
    'Violette',
    'violon',
    'Beatrice',
    'Killian',
    'Keating',
    'Beaton',
  ])
    assert.deepEqual(categoriesOf(word), [], word);
});

test('a misspelt word is recognised if it is long enough', () => {
  assert.deepEqual(categoriesOf('licnecié'), ['labour']);
});

test('names are of no category', () => {
  for (const name of [
    'Mariam',
    'Marie',
    'Landry',
    'Jobert',
    'Carmen',
    'Taxil',
    'Bailly',
    'Plotin',
    'Renton',
    'Wagner',
    'taxi',
    'bailiff',
  ])
    assert.deepEqual(categoriesOf(name), [], name);
});
