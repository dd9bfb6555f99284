/** What clients write after an appointment, by what they gave; several people may have thought the same. */
export const reviewTexts = {
  fr: {
    glad: [
      'À l’heure, clair, sans jargon. Je suis ressortie avec une liste de trois choses à faire.',
      'On m’a dit franchement que mon dossier était mince. Cela m’a évité un procès.',
      'Très bonne écoute. Le compte rendu est arrivé le soir même.',
      'Réponses précises, tarif annoncé au début et respecté.',
      'Je recommande : une lettre bien tournée a suffi à tout régler.',
      'Accueil chaleureux, cabinet facile à trouver.',
      'Chaque clause a été relue avec moi, sans se presser.',
      'La procédure a été expliquée à ma mère avec beaucoup de patience.',
      'Rendez-vous obtenu le lendemain, question réglée en vingt minutes.',
      'Sérieux et direct. Je sais enfin à quoi m’attendre.',
    ],
    mixed: [
      'La connexion a coupé deux fois, mais nous avons rattrapé le temps perdu sans supplément.',
      'Conseils utiles, un peu rapides sur la fin.',
      'Bien, même si j’ai dû relancer pour recevoir la facture.',
      'Bon premier échange ; il manquait des pièces de mon côté, nous nous revoyons.',
    ],
  },
  en: {
    glad: [
      'On time, clear, no jargon. I left with a list of three things to do.',
      'Told me frankly that my case was thin. It saved me the cost of a trial.',
      'Listens well. The summary came the same evening.',
      'Precise answers, and the fee was the one announced at the start.',
      'Went through every clause with me.',
      'I had an appointment the next day and an answer in twenty minutes.',
      'Patient with someone who had never seen a lawyer before.',
    ],
    mixed: [
      'The line dropped twice, but we made up for it at no extra cost.',
      'Useful advice, a little rushed at the end.',
      'Good, although I had to ask twice for the invoice.',
    ],
  },
} as const;

export const replyTexts = {
  fr: {
    glad: ['Merci de votre confiance, et bonne suite dans vos démarches.', 'Merci. Tenez-moi au courant de la suite.'],
    mixed: ['Merci de votre franchise : nous y veillerons la prochaine fois.'],
  },
  en: {
    glad: ['Thank you for your trust, and good luck with what comes next.', 'Thank you. Do let me know how it goes.'],
    mixed: ['Thank you for being frank: we will see to it next time.'],
  },
} as const;
