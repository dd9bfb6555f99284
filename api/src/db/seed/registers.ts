import type { Profession } from 'shared-contracts/schemas/vocabulary';
import type { PlaceName } from './places.ts';

/** Who keeps a register, as the ends of "Inscrite …" and "Registered with …". */
interface Register {
  readonly fr: string;
  readonly en: string;
}

type Registers = Readonly<Partial<Record<Profession, Register>>>;

const cameroon: Registers = {
  lawyer: { fr: 'au barreau du Cameroun', en: 'the Cameroon Bar' },
  notary: { fr: 'à la Chambre nationale des notaires du Cameroun', en: 'the National Chamber of Notaries of Cameroon' },
  bailiff: {
    fr: 'à la Chambre nationale des huissiers de justice du Cameroun',
    en: 'the National Chamber of Bailiffs of Cameroon',
  },
  tax_adviser: {
    fr: 'à l’Ordre national des conseils fiscaux du Cameroun',
    en: 'the National Order of Tax Advisers of Cameroon',
  },
  mediator: {
    fr: 'au Centre de médiation et d’arbitrage du GICAM',
    en: 'the Mediation and Arbitration Centre of GICAM',
  },
};

/** Bodies that exist. Jurists are on no register in these countries but Belgium, translators on the lists of the courts. */
export const registers: Readonly<Record<PlaceName, Registers>> = {
  douala: cameroon,
  yaounde: cameroon,
  abidjan: {
    lawyer: { fr: 'au barreau de Côte d’Ivoire', en: 'the Côte d’Ivoire Bar' },
    notary: { fr: 'à la Chambre des notaires de Côte d’Ivoire', en: 'the Chamber of Notaries of Côte d’Ivoire' },
    bailiff: {
      fr: 'à la Chambre nationale des commissaires de justice de Côte d’Ivoire',
      en: 'the National Chamber of Commissaires de Justice of Côte d’Ivoire',
    },
  },
  dakar: {
    lawyer: { fr: 'au barreau du Sénégal', en: 'the Senegal Bar' },
    notary: { fr: 'à la Chambre des notaires du Sénégal', en: 'the Chamber of Notaries of Senegal' },
    mediator: {
      fr: 'au Centre d’arbitrage, de médiation et de conciliation de Dakar',
      en: 'the Arbitration, Mediation and Conciliation Centre of Dakar',
    },
  },
  paris: {
    lawyer: { fr: 'au barreau de Paris', en: 'the Paris Bar' },
    notary: { fr: 'à la Chambre des notaires de Paris', en: 'the Chamber of Notaries of Paris' },
    arbitrator: {
      fr: 'au Centre de médiation et d’arbitrage de Paris',
      en: 'the Mediation and Arbitration Centre of Paris',
    },
  },
  lyon: {
    lawyer: { fr: 'au barreau de Lyon', en: 'the Lyon Bar' },
    bailiff: {
      fr: 'à la Chambre nationale des commissaires de justice',
      en: 'the National Chamber of Commissaires de Justice',
    },
    // Tax advice is given by lawyers in France: the bar keeps the register.
    tax_adviser: { fr: 'au barreau de Lyon', en: 'the Lyon Bar' },
    mediator: {
      fr: 'au Centre interprofessionnel de médiation et d’arbitrage de Lyon',
      en: 'the Interprofessional Mediation and Arbitration Centre of Lyon',
    },
  },
  bruxelles: {
    lawyer: { fr: 'au barreau de Bruxelles', en: 'the Brussels Bar' },
    notary: {
      fr: 'à la Chambre nationale des notaires de Belgique',
      en: 'the National Chamber of Notaries of Belgium',
    },
    legal_counsel: { fr: 'à l’Institut des juristes d’entreprise', en: 'the Institute for Company Lawyers' },
    legal_translator: {
      fr: 'au Registre national des traducteurs et interprètes jurés',
      en: 'the National Register of Sworn Translators and Interpreters',
    },
  },
  montreal: {
    lawyer: { fr: 'au Barreau du Québec', en: 'the Barreau du Québec' },
    notary: { fr: 'à la Chambre des notaires du Québec', en: 'the Chambre des notaires du Québec' },
    arbitrator: {
      fr: 'à l’Institut de médiation et d’arbitrage du Québec',
      en: 'the Institut de médiation et d’arbitrage du Québec',
    },
  },
};
