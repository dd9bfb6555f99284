import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { foldedWords } from './folded-words.ts';
import { oneSlipAway } from './one-slip-away.ts';

/** How words begin, folded, by which people in one of the two languages tell a matter of this category. */
const stems: Readonly<Record<LegalCategory, string>> = {
  civil:
    'divorc enfant mari epou pension adopt herit testament succession famil contrat dette loyer locataire bailleur ' +
    'marri child husband wife alimony inherit contract debt rent tenant landlord custody',
  criminal:
    'penal plainte police prison garde detention vole cambriol agress menac escroc escroqu arnaqu accus crim ' +
    'complaint arrest jail custody theft stole assault threat scam fraud',
  commercial: 'fournisseur client impaye factur bail commerc creance livraison supplier customer unpaid invoice lease',
  tax: 'impot fisc tva taxe redressement douan tax vat audit customs',
  business: 'entreprise societe sarl associe actionnaire ohada startup creer ceder company partner shareholder merger',
  labour:
    'licenci preavis salair salari employ patron travail demission harcel conge embauch ' +
    'dismiss fired notice salar wage work job resign harass overtime',
  administrative: 'permis administrat fonctionnaire prefe visa sejour passeport recours permit passport tender appeal',
  constitutional: 'constitution libert election discrimin freedom',
  private_international: 'etranger international binational abroad foreign',
  intellectual_property: 'marque brevet auteur contrefa copi logiciel trademark patent copyright counterfeit software',
  land: 'terrain foncier bornage parcelle maison immobil construct land deed boundar plot house property',
  insurance: 'assur sinistre indemni accident insur claim compensat',
  environmental: 'pollu environnement dechet bruit environment waste noise',
  social_security:
    'retraite cnps securite prestation invalid maladie maternite retirement pension sick disab maternity',
};

const MOST = 3;
/** A shorter beginning is one slip away from too many words. */
const DISTINCT = 6;

/** The legal categories that a text speaks of, the one with most of its words first; of words with a slip where no other is known. */
export function categoriesOf(text: string): LegalCategory[] {
  const words = foldedWords(text).flatMap((word) => word.split("'"));
  const exact = mostNamed(
    words.map((word) => [word]),
    1,
  );
  return exact.length > 0 ? exact : mostNamed(words.map(oneSlipAway), DISTINCT);
}

/** Each word comes in all of its spellings. */
function mostNamed(words: readonly (readonly string[])[], shortest: number): LegalCategory[] {
  const counts = legalCategories.map((category) => {
    const begins = stems[category].split(' ').filter(({ length }) => length >= shortest);
    const isNamed = (spellings: readonly string[]) =>
      spellings.some((one) => begins.some((stem) => one.startsWith(stem)));
    return { category, count: words.filter(isNamed).length };
  });
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ category }) => category);
}
