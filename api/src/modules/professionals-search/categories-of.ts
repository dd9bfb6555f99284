import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { foldedWords } from './folded-words.ts';
import { oneSlipAway } from './one-slip-away.ts';

/**
 * Words, folded, by which people in one of the two languages tell a matter of this category: of six letters or more the beginning of a
 * word, shorter ones whole (a name often begins like a short word: Marie, Landry).
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

/** Of criminal law before all else, whoever is named beside them (a husband, a boss). */
const violence =
  'violenc violent viol viole violee violeur agress bat battre battu battue battent frappe coups gifle gifler maltrait etrangl tuer meurtr ' +
  'hit hits hitting beat beaten beating battered abuse abused assault rape raped rapist strangl kill kills killed murder';
const WEIGHT_OF_VIOLENCE = 3;

const MOST = 3;
/** A shorter word is one slip away from too many others, and the beginning of too many. */
const DISTINCT = 6;

const isOf = (word: string, stem: string): boolean =>
  stem.length < DISTINCT ? word === stem || word === `${stem}s` : word.startsWith(stem);

/** The legal categories that a text speaks of, the one with most of its words first; of words with a slip where no other is known. */
export function categoriesOf(text: string): LegalCategory[] {
  const words = foldedWords(text).flatMap((word) => word.split("'"));
  const spelt = words.map((word) => [word]);
  const exact = mostNamed(spelt, 1, WEIGHT_OF_VIOLENCE * countNamed(spelt, violence, 1));
  const long = words.filter(({ length }) => length >= DISTINCT);
  return exact.length > 0 ? exact : mostNamed(long.map(oneSlipAway), DISTINCT);
}

/** How many of the words, each in all of its spellings, are told by the stems of that length or more. */
function countNamed(words: readonly (readonly string[])[], told: string, shortest: number): number {
  const begins = told.split(' ').filter(({ length }) => length >= shortest);
  return words.filter((spellings) => spellings.some((one) => begins.some((stem) => isOf(one, stem)))).length;
}

function mostNamed(words: readonly (readonly string[])[], shortest: number, violent = 0): LegalCategory[] {
  return legalCategories
    .map((category) => ({
      category,
      count: countNamed(words, stems[category], shortest) + (category === 'criminal' ? violent : 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ category }) => category);
}
