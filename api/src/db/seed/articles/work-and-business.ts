import type { SeedArticle } from './articles.ts';

export const workAndBusiness: readonly SeedArticle[] = [
  {
    slug: 'licenciement-que-garder',
    author: 'clarisse-mbarga-douala',
    category: 'labour',
    readingMinutes: 3,
    daysAgo: 1,
    titleFr: 'Licenciement : ce qu’il faut garder avant de partir',
    titleEn: 'Losing your job: what to keep before you leave',
    summaryFr: 'Une fois l’accès coupé, il est trop tard. La liste des pièces utiles.',
    summaryEn: 'Once your access is cut, it is too late. A list of what is useful.',
    bodyFr:
      'Réunissez d’abord ce qui vous appartient : contrat et avenants, bulletins de paie, courriers de l’employeur, évaluations, attestations. Les originaux chez vous, une copie pour votre conseil.\n\nÉcrivez ensuite la chronologie : embauche, changements de poste, remarques, arrêts, entretien, notification. Ajoutez les noms de ceux qui étaient là.\n\nN’emportez pas de fichiers confidentiels de l’entreprise ; cela peut se retourner contre vous. Si un message compte, notez sa date et son objet, et parlez-en à votre avocat.\n\nEnfin, ne signez pas un document le jour même sous prétexte que « c’est une formalité ». Demandez à l’emporter. Les délais pour contester sont souvent courts : prenez rendez-vous dans la semaine.',
    bodyEn:
      'First gather what is yours: the contract and its amendments, payslips, letters from the employer, appraisals, certificates. Originals at home, a copy for your adviser.\n\nThen write the timeline: hiring, changes of post, remarks, sick leave, interview, notice. Add the names of those who were present.\n\nDo not take confidential company files with you; that can be turned against you. If a message matters, note its date and subject and mention it to your lawyer.\n\nFinally, do not sign anything the same day because “it is only a formality”. Ask to take it home. Time limits to object are often short: book a meeting within the week.',
  },
  {
    slug: 'contrat-entre-associes',
    author: 'patrick-fotso-douala',
    category: 'business',
    readingMinutes: 3,
    daysAgo: 8,
    titleFr: 'S’associer : six questions avant les statuts',
    titleEn: 'Going into business together: six questions before the paperwork',
    summaryFr: 'Les réponses sont faciles le premier jour. Elles le sont moins le jour du désaccord.',
    summaryEn: 'The answers are easy on day one. They are less so on the day you disagree.',
    bodyFr:
      'Qui apporte quoi : argent, temps, clients, matériel ? Chiffrez aussi le travail non payé.\n\nQui décide de quoi, et que se passe-t-il à égalité des voix ? Prévoyez un arbitre ou une voix prépondérante.\n\nComment chacun est-il payé la première année ? Un associé qui ne vit pas de l’affaire finit par travailler ailleurs.\n\nQue devient la part de celui qui part, qui tombe malade, qui meurt ? Fixez une méthode de calcul plutôt qu’un prix.\n\nPeut-on travailler pour un concurrent, ou vendre à un inconnu ? Écrivez-le.\n\nEt comment se sépare-t-on ? La clause de sortie est la plus utile et la plus oubliée. Apportez vos réponses au rendez-vous : rédiger devient alors l’affaire de quelques heures.',
    bodyEn:
      'Who brings what: money, time, customers, equipment? Put a figure on unpaid work as well.\n\nWho decides what, and what if the vote is even? Name an umpire or give someone a casting vote.\n\nHow is each of you paid in the first year? A partner who cannot live on the business ends up working elsewhere.\n\nWhat becomes of the share of someone who leaves, falls ill or dies? Agree on a method rather than on a price.\n\nMay one work for a competitor, or sell to a stranger? Write it down.\n\nAnd how do you part? The exit clause is the most useful one, and the most forgotten. Bring your answers to the meeting: drafting then takes a few hours.',
  },
  {
    slug: 'facture-impayee-relancer',
    author: 'yann-kouassi-abidjan',
    category: 'commercial',
    readingMinutes: 2,
    daysAgo: 12,
    titleFr: 'Facture impayée : relancer sans perdre son client',
    titleEn: 'Unpaid invoice: chasing without losing the customer',
    summaryFr: 'Un rappel aimable, une date ferme, puis un écrit qui compte.',
    summaryEn: 'A friendly reminder, a firm date, then a letter that counts.',
    bodyFr:
      'Commencez par vérifier que la facture est irréprochable : bon destinataire, bonne référence, livraison prouvée. La moitié des retards viennent d’une erreur.\n\nAppelez avant d’écrire. Demandez quand le paiement partira, et confirmez par courriel la date que l’on vous a donnée.\n\nSi elle passe, envoyez une mise en demeure datée, avec le montant, l’échéance et un dernier délai. Conservez la preuve de l’envoi.\n\nRefusez les promesses sans date, mais acceptez un échéancier écrit et signé. Au-delà, un huissier ou un avocat vous dira quelle procédure coûte moins que la somme à recouvrer.',
    bodyEn:
      'Begin by making sure the invoice is faultless: right addressee, right reference, proof of delivery. Half of all delays come from a mistake.\n\nRing before you write. Ask when the payment will leave, and confirm by e-mail the date you were given.\n\nIf it passes, send a dated formal notice with the amount, the due date and one last deadline. Keep proof that you sent it.\n\nTurn down promises without a date, but accept a written, signed schedule of payments. Beyond that, a bailiff or a lawyer will tell you which procedure costs less than the sum at stake.',
  },
  {
    slug: 'proteger-le-nom-de-sa-marque',
    author: 'salimata-ouattara-abidjan',
    category: 'intellectual_property',
    readingMinutes: 3,
    daysAgo: 19,
    titleFr: 'Avant de lancer une marque : chercher, puis déposer',
    titleEn: 'Before you launch a brand: search, then file',
    summaryFr: 'Un nom que l’on aime peut déjà appartenir à quelqu’un.',
    summaryEn: 'A name you love may already be somebody’s.',
    bodyFr:
      'Cherchez le nom, puis ce qui lui ressemble à l’oreille : les registres de marques se consultent en ligne, et une recherche sur les réseaux sociaux montre ce qu’aucun registre ne contient.\n\nChoisissez ensuite les produits et services que vous vendez vraiment. Une liste trop large coûte plus cher et se défend moins bien.\n\nDéposez au nom de la bonne personne : vous, ou la société ? Changer plus tard est possible, mais il faut un écrit.\n\nGardez les preuves de la création : esquisses datées, courriels avec le graphiste, contrat qui vous cède le logo. Sans cession écrite, le dessin peut rester à celui qui l’a fait.',
    bodyEn:
      'Look for the name, then for whatever sounds like it: trade mark registers can be searched online, and social networks show what no register contains.\n\nThen choose the goods and services that you really sell. A list that is too broad costs more and is harder to defend.\n\nFile in the right name: yours, or the company’s? It can be changed later, but that takes a document.\n\nKeep proof of creation: dated sketches, e-mails with the designer, the contract that assigns the logo to you. Without a written assignment, the drawing may still belong to the one who made it.',
  },
];
