import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { CallType } from 'shared-contracts/schemas/vocabulary';

/** One appointment of the demonstration, told in words; which slot it gets is found when it is played. */
export interface Scene {
  readonly professional: string;
  /** The demonstration's client, or one of the others by number. */
  readonly client: 'demo' | number;
  /** Days from today. */
  readonly day: number;
  readonly status: AppointmentStatus;
  readonly callType?: CallType;
  readonly reason: string;
  readonly changeReason?: string;
  readonly changeNote?: string;
  /** Names of what the client sent with the request. */
  readonly papers?: readonly string[];
  /** The professional proposes another time, on this day. */
  readonly proposesDay?: number;
}

const clarisse = 'clarisse-mbarga-douala';
const yann = 'yann-kouassi-abidjan';

export const scenes: readonly Scene[] = [
  // what the client of the demonstration sees
  {
    professional: clarisse,
    client: 'demo',
    day: -20,
    status: 'done',
    callType: 'in_person',
    reason: 'Relire mon contrat de travail avant de le signer : la clause de mobilité me paraît très large.',
  },
  {
    professional: clarisse,
    client: 'demo',
    day: 3,
    status: 'accepted',
    callType: 'video',
    reason: 'Mon employeur ne paie plus les heures supplémentaires depuis juillet. J’ai gardé mes plannings.',
    papers: ['Plannings de juillet.pdf', 'Bulletins de paie.pdf'],
  },
  {
    professional: clarisse,
    client: 'demo',
    day: 6,
    status: 'waiting',
    callType: 'call',
    reason: 'Préparer la réponse à la lettre d’avertissement reçue lundi.',
    papers: ['Lettre d’avertissement.pdf'],
  },
  {
    professional: clarisse,
    client: 'demo',
    day: 9,
    status: 'accepted',
    callType: 'video',
    proposesDay: 11,
    reason: 'Faire le point avant l’entretien avec la direction.',
  },
  {
    professional: 'odile-mvondo-yaounde',
    client: 'demo',
    day: 5,
    status: 'waiting',
    callType: 'video',
    reason: 'Mes frères et moi ne sommes pas d’accord sur la maison de notre mère. Une médiation est-elle possible ?',
  },
  {
    professional: 'aissatou-diallo-dakar',
    client: 'demo',
    day: 2,
    status: 'accepted',
    callType: 'video',
    reason: 'Question sur un contrat signé à Dakar et exécuté à Douala.',
  },
  {
    professional: 'karim-benali-paris',
    client: 'demo',
    day: -4,
    status: 'rejected',
    callType: 'call',
    reason: 'Contester une amende reçue pendant un voyage.',
    changeReason: 'outside_expertise',
    changeNote: 'Je ne traite pas ce contentieux ; un confrère spécialisé vous répondra plus vite.',
  },
  {
    professional: 'helene-garnier-paris',
    client: 'demo',
    day: -8,
    status: 'withdrawn',
    callType: 'video',
    reason: 'Savoir quelle loi s’applique à un mariage célébré à Lyon.',
  },
  {
    professional: 'nadege-tchoumi-douala',
    client: 'demo',
    day: -12,
    status: 'expired',
    callType: 'in_person',
    reason: 'Vérifier un titre foncier à Bonabéri avant de verser un acompte.',
  },
  {
    professional: 'serge-ekambi-douala',
    client: 'demo',
    day: -6,
    status: 'cancelled',
    callType: 'in_person',
    reason: 'Accompagner mon cousin à une convocation.',
    changeReason: 'no_longer_needed',
  },
  {
    professional: 'mamadou-cisse-dakar',
    client: 'demo',
    day: -30,
    status: 'no_show',
    callType: 'call',
    reason: 'Un désaccord avec un associé sur le partage d’un local.',
  },
  // the diary of the professional on the standard plan
  {
    professional: clarisse,
    client: 0,
    day: 0,
    status: 'accepted',
    callType: 'in_person',
    reason: 'Rupture de contrat d’un chauffeur : je suis l’employeur et je voudrais faire les choses correctement.',
  },
  {
    professional: clarisse,
    client: 1,
    day: 1,
    status: 'waiting',
    callType: 'video',
    reason: 'My landlord wants me out of the shop within ten days. I have paid every month.',
  },
  {
    professional: clarisse,
    client: 2,
    day: 1,
    status: 'accepted',
    callType: 'video',
    reason: 'Contrat commercial avec un fournisseur de Douala, première lecture.',
  },
  {
    professional: clarisse,
    client: 3,
    day: 2,
    status: 'waiting',
    callType: 'call',
    reason: 'Licenciement pour faute pendant mon congé, lettre reçue hier.',
  },
  {
    professional: clarisse,
    client: 4,
    day: 4,
    status: 'accepted',
    callType: 'video',
    reason: 'Setting up a branch in Douala: what should be in the employment contracts?',
  },
  {
    professional: clarisse,
    client: 5,
    day: 10,
    status: 'waiting',
    callType: 'video',
    proposesDay: 12,
    reason: 'Médiation entre deux associés d’une agence de voyages.',
  },
  {
    professional: clarisse,
    client: 6,
    day: 18,
    status: 'waiting',
    callType: 'in_person',
    reason: 'Je souhaite comprendre mes droits après un accident survenu sur le trajet du travail.',
  },
  {
    professional: clarisse,
    client: 0,
    day: 14,
    status: 'accepted',
    callType: 'call',
    reason: 'Suite du dossier chauffeur : projet de transaction.',
  },
  {
    professional: clarisse,
    client: 2,
    day: -2,
    status: 'done',
    callType: 'video',
    reason: 'Conditions générales de vente à adapter.',
  },
  {
    professional: clarisse,
    client: 4,
    day: -9,
    status: 'done',
    callType: 'video',
    reason: 'Hiring two sales agents, first questions.',
  },
  {
    professional: clarisse,
    client: 6,
    day: -13,
    status: 'no_show',
    callType: 'call',
    reason: 'Retard de salaire de trois mois.',
  },
  {
    professional: clarisse,
    client: 1,
    day: -5,
    status: 'cancelled',
    callType: 'video',
    reason: 'Lease of a market stall, transfer to my sister.',
    changeReason: 'emergency',
  },
  {
    professional: clarisse,
    client: 5,
    day: -3,
    status: 'rejected',
    callType: 'video',
    reason: 'Brevet déposé à l’étranger, extension à l’OAPI.',
    changeReason: 'outside_expertise',
  },
  // the diary of the professional on the free plan
  {
    professional: yann,
    client: 4,
    day: 2,
    status: 'waiting',
    callType: 'video',
    reason: 'Unpaid invoices from a hotel in Grand-Bassam, three reminders already sent.',
  },
  {
    professional: yann,
    client: 2,
    day: 5,
    status: 'waiting',
    callType: 'call',
    reason: 'Relire un contrat de prestation avant la signature.',
  },
  {
    professional: yann,
    client: 'demo',
    day: 7,
    status: 'accepted',
    callType: 'video',
    reason: 'Créer une petite société de couture avec une amie d’Abidjan.',
  },
  {
    professional: yann,
    client: 3,
    day: -7,
    status: 'done',
    callType: 'video',
    reason: 'Choisir entre société et entreprise individuelle.',
  },
  // the rest of the town is busy too
  {
    professional: 'chantal-mukendi-bruxelles',
    client: 6,
    day: 3,
    status: 'accepted',
    callType: 'call',
    reason: 'Regroupement familial, pièces à réunir.',
  },
  {
    professional: 'genevieve-tremblay-montreal',
    client: 5,
    day: 4,
    status: 'accepted',
    callType: 'video',
    reason: 'Garde partagée, calendrier des vacances.',
  },
  {
    professional: 'arsene-n-guessan-abidjan',
    client: 4,
    day: 6,
    status: 'waiting',
    callType: 'video',
    reason: 'Charter party dispute, demurrage claim of eleven days.',
  },
];
