/** What clients write after an appointment; several people may have thought the same. */
export const reviewTexts = {
  fr: [
    'À l’heure, claire, sans jargon. Je suis ressortie avec une liste de trois choses à faire.',
    'On m’a dit franchement que mon dossier était mince. J’aurais préféré l’inverse, mais cela m’a évité un procès.',
    'Très bonne écoute. Le compte rendu est arrivé le soir même.',
    'Réponses précises, tarif annoncé au début et respecté.',
    'La visio a coupé deux fois, mais nous avons rattrapé le temps perdu sans supplément.',
    'Conseils utiles, un peu rapides sur la fin.',
    'Je recommande : la lettre proposée a suffi, le propriétaire a remboursé la caution.',
    'Accueil chaleureux, cabinet facile à trouver.',
    'Il a pris le temps de relire chaque clause avec moi.',
    'Bien, même si j’ai dû relancer pour recevoir la facture.',
    'Elle a expliqué la procédure à ma mère avec beaucoup de patience.',
    'Rendez-vous obtenu le lendemain, question réglée en vingt minutes.',
    'Sérieux et direct. Je sais enfin à quoi m’attendre.',
    'Bon premier échange ; il manquait des pièces de mon côté, nous nous revoyons.',
  ],
  en: [
    'On time, clear, no jargon. I left with a list of three things to do.',
    'Told me frankly that my case was thin. It saved me the cost of a trial.',
    'Listens well. The summary came the same evening.',
    'Precise answers, and the fee was the one announced at the start.',
    'The video dropped twice, but we made up for it at no extra cost.',
    'Useful advice, a little rushed at the end.',
    'Went through every clause of the lease with me.',
    'I had an appointment the next day and an answer in twenty minutes.',
    'Good, although I had to ask twice for the invoice.',
    'Patient with someone who had never seen a lawyer before.',
  ],
} as const;

export const replyTexts = {
  fr: [
    'Merci de votre confiance, et bonne suite dans vos démarches.',
    'Merci. Tenez-moi au courant de la réponse que vous recevrez.',
    'Vous avez raison pour la facture : elle part désormais le jour même.',
  ],
  en: [
    'Thank you for your trust, and good luck with what comes next.',
    'Thank you. Do let me know what they answer.',
    'You are right about the invoice: it now leaves the same day.',
  ],
} as const;
