import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { normalisedWords } from './normalised-words.ts';
import { withinOneEdit } from './within-one-edit.ts';

/**
 * Keywords of each category in both languages, normalised. Six letters or more match the beginning of a word; shorter ones a whole word, as
 * names often begin like short words (Marie, Landry).
 */
const stems: Readonly<Record<LegalCategory, string>> = {
  civil:
    'divorc enfant mari mariage marier epoux epouse pension adopter adoption heritage heriter heritier testament succession ' +
    'famille familial contrat dette loyer bail baux locataire bailleur marriage married child children husband wife alimony ' +
    'inherit family contract debt rent lease leases tenant landlord custody expuls evict evicted eviction conjugal violenc',
  criminal:
    'penal plainte police prison garde detention vole voler voleur cambriol violenc agress menace menacer escroc arnaque arnaquer accuse ' +
    'accusation crime criminel complaint arrest jail theft stole stolen assault threat scam scams fraud fraude',
  commercial:
    'fournisseur client clients impaye facture facturation bail commerce commercial creance livraison faillite supplier customer unpaid invoice lease bankrupt',
  tax: 'impot fisc fiscal fiscale tva taxe redressement douane douanier tax taxes taxation vat audit customs',
  business: 'entreprise societe sarl associe actionnaire ohada startup creer ceder company partner shareholder merger',
  labour:
    'licenci preavis salaire salari employ patron travail demission harcel conge embauch ' +
    'dismiss fired sacked redundan notice salary wage work worker working job resign harass overtime',
  administrative:
    'permis administrat fonctionnaire prefet prefecture visa sejour passeport immigr recours permit passport tender appeal',
  constitutional: 'constitution liberte election discrimin freedom liberty',
  private_international: 'etranger etrangere international binational abroad foreign',
  intellectual_property:
    'marque brevet auteur contrefa copie copier logiciel trademark patent copyright counterfeit software',
  land: 'terrain foncier bornage parcelle maison immobil construct land deed boundary boundaries plot house property',
  insurance: 'assurance assure assureur sinistre indemni accident insurance insured insurer claim compensat',
  environmental: 'pollution pollue polluer dechet bruit environnement environment waste noise',
  social_security:
    'retraite cnps securite prestation invalid maladie maternite retirement pension sick disabled disability maternity',
};

/** Violence is criminal law first, whatever else the text names (a husband, a boss). */
const violence =
  'violenc violent viol viole violee violeur agress bat battre battu battue battent frappe coups gifle gifler maltrait etrangl tuer meurtr ' +
  'hit hits hitting beat beaten beating battered abuse abused assault rape raped rapist strangl kill kills killed murder';
const WEIGHT_OF_VIOLENCE = 3;

const MAX_CATEGORIES = 3;
/** A shorter word is within one edit of too many others, and the beginning of too many. */
const DISTINCT = 6;

const isOf = (word: string, stem: string): boolean =>
  stem.length < DISTINCT ? word === stem || word === `${stem}s` : word.startsWith(stem);

/** The legal categories of a text, the one with the most keywords first; misspelt keywords count only where no other is found. */
export function categoriesOf(text: string): LegalCategory[] {
  const words = normalisedWords(text).flatMap((word) => word.split("'"));
  const spelt = words.map((word) => [word]);
  const exact = rankCategories(spelt, 1, WEIGHT_OF_VIOLENCE * countMatches(spelt, violence, 1));
  const long = words.filter(({ length }) => length >= DISTINCT);
  return exact.length > 0 ? exact : rankCategories(long.map(withinOneEdit), DISTINCT);
}

/** How many of the words, each in all of its spellings, match stems of at least that length. */
function countMatches(words: readonly (readonly string[])[], told: string, shortest: number): number {
  const begins = told.split(' ').filter(({ length }) => length >= shortest);
  return words.filter((spellings) => spellings.some((one) => begins.some((stem) => isOf(one, stem)))).length;
}

function rankCategories(words: readonly (readonly string[])[], shortest: number, violent = 0): LegalCategory[] {
  return legalCategories
    .map((category) => ({
      category,
      count: countMatches(words, stems[category], shortest) + (category === 'criminal' ? violent : 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_CATEGORIES)
    .map(({ category }) => category);
}
