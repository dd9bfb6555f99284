import type { SeedArticle } from './articles.ts';

export const courtAndMediation: readonly SeedArticle[] = [
  {
    slug: 'preparer-premier-rendez-vous-avocat',
    category: 'civil',
    readingMinutes: 3,
    daysAgo: 2,
    titleFr: 'Préparer son premier rendez-vous avec un avocat',
    titleEn: 'Getting ready for a first meeting with a lawyer',
    summaryFr: 'Une demi-heure passe vite. Quatre préparatifs qui la rendent utile.',
    summaryEn: 'Half an hour goes quickly. Four things that make it count.',
    bodyFr:
      'Écrivez l’histoire sur une page, dans l’ordre des dates, sans commentaires. Une date approximative vaut mieux que pas de date du tout : notez simplement qu’elle est à vérifier.\n\nRassemblez les documents et donnez-leur un nom clair : contrat, courrier reçu le…, réponse envoyée le… Gardez les enveloppes et les accusés de réception, car un délai peut courir à partir du jour où vous avez reçu une lettre.\n\nNotez ce que vous voulez obtenir, et ce que vous accepteriez à la rigueur. Un avocat peut vous dire ce qui est réaliste ; il ne peut pas deviner ce qui compte pour vous.\n\nPréparez enfin trois questions : quelles sont les étapes, combien de temps prennent-elles, comment les honoraires sont-ils calculés ? Demandez une réponse écrite à la troisième.',
    bodyEn:
      'Write the story down on one page, in order of dates, without comment. A rough date is better than none: just mark it as one to check.\n\nGather the documents and give each a clear name: contract, letter received on…, reply sent on… Keep envelopes and proofs of delivery, because a time limit may run from the day on which you received a letter.\n\nNote what you want, and what you would settle for. A lawyer can tell you what is realistic; nobody else can know what matters to you.\n\nFinally, prepare three questions: what are the steps, how long do they take, and how are the fees worked out? Ask for the third answer in writing.',
  },
  {
    slug: 'mediation-quand-et-comment',
    author: 'odile-mvondo-yaounde',
    category: 'civil',
    readingMinutes: 3,
    daysAgo: 6,
    titleFr: 'La médiation : quand y penser, comment elle se passe',
    titleEn: 'Mediation: when to consider it and how it goes',
    summaryFr: 'Un tiers neutre, des séances confidentielles, une solution que l’on choisit soi-même.',
    summaryEn: 'A neutral third person, confidential sessions, a solution you choose yourselves.',
    bodyFr:
      'La médiation convient quand on devra continuer à se croiser : parents, voisins, associés, collègues. Elle convient moins quand l’un des deux a peur de l’autre, ou quand il faut une décision en urgence.\n\nLe médiateur ne juge pas et ne conseille personne. Il veille à ce que chacun parle, vérifie que l’on s’est compris et aide à chercher plusieurs issues avant d’en retenir une.\n\nAvant de commencer, demandez trois choses : ce qui restera confidentiel, qui paie combien, et ce que deviendra l’accord une fois signé. Faites-le relire par un avocat de votre choix, surtout s’il parle d’argent, d’enfants ou d’un logement.\n\nUne médiation qui n’aboutit pas n’est pas perdue : on sait au moins précisément sur quoi porte le désaccord.',
    bodyEn:
      'Mediation suits people who will keep running into each other: parents, neighbours, partners, colleagues. It suits less when one is afraid of the other, or when a decision is needed at once.\n\nThe mediator neither judges nor advises anybody. Their task is to let each person speak, to check that both have understood, and to look for several ways out before settling on one.\n\nBefore you begin, ask three things: what stays confidential, who pays how much, and what becomes of the agreement once signed. Have it read by a lawyer of your own, above all when it concerns money, children or a home.\n\nA mediation that fails is not wasted: at least everyone knows exactly what the disagreement is about.',
  },
  {
    slug: 'lettre-recue-du-tribunal',
    author: 'helene-garnier-paris',
    category: 'civil',
    readingMinutes: 2,
    daysAgo: 11,
    titleFr: 'Vous avez reçu une lettre du tribunal : les premières heures',
    titleEn: 'A letter from the court: the first hours',
    summaryFr: 'Ne pas la laisser sur la table : lire, noter les dates, demander de l’aide.',
    summaryEn: 'Do not leave it on the table: read it, note the dates, ask for help.',
    bodyFr:
      'Lisez-la deux fois, la seconde avec un crayon. Entourez qui vous écrit, dans quelle affaire, et ce que l’on vous demande : venir, répondre, payer ou simplement prendre connaissance.\n\nNotez le jour où vous l’avez reçue et gardez l’enveloppe. Reportez dans votre agenda chaque date qui s’y trouve. Si un délai est indiqué, considérez qu’il est strict jusqu’à ce qu’un professionnel vous dise le contraire.\n\nN’appelez pas l’adversaire sous le coup de l’émotion et ne publiez rien. Photographiez toutes les pages, y compris les versos, et envoyez-les à la personne que vous consultez avant le rendez-vous.\n\nSi vous ne pouvez pas payer un avocat, demandez au tribunal ou au barreau de quelle aide vous pouvez bénéficier. Faites-le tout de suite : cette demande prend elle aussi du temps.',
    bodyEn:
      'Read it twice, the second time with a pencil. Circle who is writing, in which case, and what you are asked to do: come, answer, pay or simply take note.\n\nWrite down the day on which it reached you and keep the envelope. Put every date it contains into your calendar. If it names a time limit, treat it as strict until a professional tells you otherwise.\n\nDo not ring the other side while you are upset, and publish nothing. Photograph every page, the backs as well, and send the pictures to whoever you consult before you meet.\n\nIf you cannot afford a lawyer, ask the court or the bar what help there is. Do it straight away: that request takes time too.',
  },
  {
    slug: 'garde-a-vue-ce-que-la-famille-peut-faire',
    author: 'cheikh-mbodj-dakar',
    category: 'criminal',
    readingMinutes: 2,
    daysAgo: 17,
    titleFr: 'Un proche est en garde à vue : ce que la famille peut faire',
    titleEn: 'Someone close to you is in custody: what the family can do',
    summaryFr: 'Garder son calme, réunir quelques renseignements, appeler un avocat.',
    summaryEn: 'Stay calm, gather a few facts, call a lawyer.',
    bodyFr:
      'Trois renseignements font gagner des heures : le lieu exact, l’heure de l’arrestation et le service qui s’en occupe. Écrivez aussi le nom complet, la date de naissance et les traitements médicaux en cours.\n\nAppelez ensuite un avocat et donnez-lui ces éléments d’une traite. Dites-lui aussi ce que vous ignorez : il saura à qui le demander.\n\nNe cherchez pas à raconter les faits à la place de votre proche et ne demandez à personne de changer sa version. Ne détruisez rien, même un message embarrassant.\n\nPréparez des vêtements, les lunettes, une ordonnance, une pièce d’identité et un justificatif de domicile. Ce sont souvent les documents que l’on réclame en premier.',
    bodyEn:
      'Three facts save hours: the exact place, the time of the arrest and the unit in charge. Also write down the full name, date of birth and any medical treatment.\n\nThen call a lawyer and give all of it in one go. Say what you do not know as well: they will know whom to ask.\n\nDo not try to tell the facts in place of the person held, and do not ask anyone to change their account. Destroy nothing, not even an awkward message.\n\nGet clothes, glasses, a prescription, an identity document and a proof of address ready. Those are often what is asked for first.',
  },
];
