const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Say what a company is by law, or that it is one; they come and go. */
export const legalForms = setOf(
  'sa sarl sarlu sas sasu sci scp scs snc gie eurl selarl sel ltd limited plc inc incorporated llc llp lp co corp corporation gmbh bv nv ag ' +
    'ohada company societe compagnie anonyme ets etablissement etablissements groupe group holding holdings entreprise enterprise enterprises ' +
    'unipersonnelle cie ste',
);
export const particles = setOf('de du des d la le les l et and of the a au aux pour en for sur');

/** Of firms that bear the names of their partners. */
const partners = setOf('associes associates fils frere freres brothers sons cabinet avocats notaires etude');
/** Make a name that of a company. */
const companyWords = setOf(
  'banque bank assurance assurances insurance boulangerie pharmacie pharmacy imprimerie ' +
    'hotel restaurant garage clinique hopital hospital port brasseries transport transports logistics travel tours construction consulting ' +
    'services service international generale general marketing nationale national agence agency ecole school universite university ' +
    'cooperative association fondation foundation laboratoire laboratoires industries trading',
);
/** Names of countries and the like, which a company's short name leaves out. */
export const leftOut = setOf(
  'cameroun cameroon ivoire cote senegal gabon congo tchad togo benin mali niger burkina faso guinee guinea nigeria ghana france belgique ' +
    'belgium canada quebec afrique africa centrale central ouest west international internationale services service',
);
/** Say what a company does, where, or how, and not which one it is. */
const common = setOf(
  'voyage voyages commerce distribution import export vente achat location immobilier immobiliere travaux batiment gestion conseil conseils ' +
    'communication energie energy electricite eau eaux finance capital securite technologie technologies informatique industrie autonome ' +
    'investissement hydrocarbures marche moderne modern nouveau nouvelle new grand grande premier premiere first union africain africaine ' +
    'african camerounais camerounaise ivoirien ivoirienne francais francaise centre littoral nord sud est douala yaounde kribi abidjan dakar ' +
    'libreville paris ex anciennement formerly sigle',
);

export const isOfPartners = (word: string): boolean => partners.has(word);
export const isOfCompanies = (word: string): boolean =>
  legalForms.has(word) || companyWords.has(word) || partners.has(word);
/** Whether a word alone may stand for the company: "Bolloré" does, "banque" does not. */
export const isDistinctive = (word: string): boolean =>
  word.length > 1 && !isOfCompanies(word) && !leftOut.has(word) && !common.has(word);
