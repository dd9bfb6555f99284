import type { SeedArticle } from './articles.ts';

export const homeAndLand: readonly SeedArticle[] = [
  {
    slug: 'acheter-un-terrain-verifications',
    author: 'nadege-tchoumi-douala',
    category: 'land',
    readingMinutes: 4,
    daysAgo: 4,
    titleFr: 'Acheter un terrain : les vérifications avant de payer',
    titleEn: 'Buying land: what to check before you pay',
    summaryFr: 'Le titre, la personne, les limites, l’occupation : quatre contrôles et une règle.',
    summaryEn: 'The title, the person, the boundaries, who is on it: four checks and one rule.',
    bodyFr:
      'Le titre. Demandez une copie récente au service qui tient le registre, pas seulement celle que montre le vendeur. Le nom, la surface et les charges doivent correspondre.\n\nLa personne. Vérifiez l’identité de celui qui signe et son droit de vendre : propriétaire seul, époux, héritiers, mandataire. Un mandat se lit en entier et se contrôle auprès de celui qui l’a donné.\n\nLes limites. Faites venir un géomètre et parlez aux voisins. Une heure sur place évite des années de discussion.\n\nL’occupation. Un terrain habité ou cultivé par d’autres n’est pas libre, quoi qu’en dise le papier.\n\nEt la règle : pas d’argent liquide remis de la main à la main. Passez par un notaire et faites dépendre chaque paiement d’une étape écrite.',
    bodyEn:
      'The title. Ask the office that keeps the register for a recent copy, not just the one the seller shows. Name, area and charges must match.\n\nThe person. Check the identity of whoever signs and their right to sell: sole owner, spouse, heirs, agent. A power of attorney is read from beginning to end and confirmed with the person who gave it.\n\nThe boundaries. Bring a surveyor and talk to the neighbours. An hour on the spot spares years of argument.\n\nWho is on it. Land that others live on or farm is not vacant, whatever the paper says.\n\nAnd the rule: no cash from hand to hand. Go through a notary, and tie each payment to a written step.',
  },
  {
    slug: 'etat-des-lieux-depot-de-garantie',
    author: 'olivier-ravel-lyon',
    category: 'civil',
    readingMinutes: 2,
    daysAgo: 9,
    titleFr: 'État des lieux : dix minutes qui protègent votre dépôt',
    titleEn: 'Moving in: ten minutes that protect your deposit',
    summaryFr: 'Photos datées, relevés, réserves écrites.',
    summaryEn: 'Dated photographs, meter readings, remarks in writing.',
    bodyFr:
      'Faites le tour pièce par pièce et toujours dans le même sens. Ouvrez les robinets, essayez les prises et les volets, regardez sous l’évier.\n\nPhotographiez chaque défaut deux fois : de près, puis avec un élément qui permet de le situer. Envoyez-vous les images par courriel le jour même.\n\nNotez les relevés des compteurs et le nombre de clés. Écrivez « traces au mur nord » plutôt que « bon état général » : un mot précis vaut mieux qu’une formule.\n\nUn défaut découvert plus tard ? Signalez-le par écrit sans attendre, avec une photo, et gardez la preuve de l’envoi. Au départ, reprenez le même document et comparez ligne à ligne.',
    bodyEn:
      'Go round room by room, always in the same direction. Turn on the taps, try the sockets and shutters, look under the sink.\n\nPhotograph every defect twice: close up, then with something that shows where it is. E-mail the pictures to yourself the same day.\n\nNote the meter readings and the number of keys. Write “marks on the north wall” rather than “good general condition”: a precise word is worth more than a formula.\n\nFound something later? Report it in writing at once, with a picture, and keep proof that you sent it. When you leave, take out the same document and compare line by line.',
  },
  {
    slug: 'succession-premieres-demarches',
    author: 'ndeye-fatou-gueye-dakar',
    category: 'civil',
    readingMinutes: 3,
    daysAgo: 14,
    titleFr: 'Après un décès : les premières démarches',
    titleEn: 'After a death: the first steps',
    summaryFr: 'Ce qui presse, ce qui peut attendre, et ce qu’il vaut mieux ne pas signer.',
    summaryEn: 'What is urgent, what can wait, and what is better left unsigned.',
    bodyFr:
      'Ce qui presse : l’acte de décès, en plusieurs exemplaires, puis la banque, l’employeur, l’assurance et la caisse de retraite. Demandez à chacun la liste des pièces qu’il attend.\n\nCe qui peut attendre : le partage. Commencez par dresser deux listes, celle des biens et celle des dettes, avec la pièce qui prouve chaque ligne.\n\nCe qu’il vaut mieux ne pas signer tout de suite : l’acceptation de la succession tant que vous ne connaissez pas les dettes, une procuration générale, la vente précipitée d’un bien.\n\nSi des héritiers vivent dans plusieurs pays, dites-le dès le premier appel : le notaire devra savoir quelle loi s’applique, et réunir des actes d’état civil parfois traduits et légalisés.',
    bodyEn:
      'Urgent: the death certificate, in several copies, then the bank, the employer, the insurer and the pension fund. Ask each for the list of papers they expect.\n\nCan wait: sharing things out. Begin with two lists, what is owned and what is owed, with the paper that proves each line.\n\nBetter not signed straight away: acceptance of the estate while the debts are unknown, a general power of attorney, the hurried sale of anything.\n\nIf heirs live in several countries, say so in the first call: the notary will have to find out which law applies, and collect civil records that may need translating and legalising.',
  },
  {
    slug: 'accident-route-premiers-reflexes',
    author: 'camille-berthet-lyon',
    category: 'insurance',
    readingMinutes: 2,
    daysAgo: 21,
    titleFr: 'Accident de la route : penser aux preuves',
    titleEn: 'Road accident: think of the evidence',
    summaryFr: 'Les soins d’abord ; ensuite, ce qui ne pourra plus être retrouvé demain.',
    summaryEn: 'Care first; then whatever can no longer be found tomorrow.',
    bodyFr:
      'Les secours et les soins passent avant tout. Voyez un médecin même si la douleur semble légère, et gardez le certificat : certaines blessures parlent le lendemain.\n\nPrenez des photos de l’ensemble, des dégâts, des traces et des panneaux. Relevez les noms et les numéros des témoins ; ils partent vite.\n\nNe signez un constat que si vous en comprenez chaque case. Vous avez le droit d’écrire que vous n’êtes pas d’accord.\n\nDéclarez l’accident à votre assureur dans le délai de votre contrat, par écrit. Avant d’accepter une offre d’indemnisation, faites vérifier ce qu’elle oublie : le temps perdu, l’aide à domicile, les soins à venir.',
    bodyEn:
      'Help and care come before everything. See a doctor even when the pain seems slight, and keep the certificate: some injuries speak up the next day.\n\nTake pictures of the whole scene, the damage, the marks and the signs. Note names and numbers of witnesses; they leave quickly.\n\nSign a statement only if you understand every box. You are entitled to write that you disagree.\n\nReport the accident to your insurer within the time your contract gives, in writing. Before you accept an offer, have someone check what it leaves out: lost time, help at home, care still to come.',
  },
];
