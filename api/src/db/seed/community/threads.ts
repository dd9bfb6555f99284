/** One conversation of the demonstration: who with whom, and what was said so many hours ago. */
export interface Thread {
  readonly professional: string;
  /** The demonstration's client, or one of the others by number. */
  readonly client: 'demo' | number;
  readonly lines: readonly (readonly [by: 'client' | 'professional', hoursAgo: number, body: string])[];
  /** Who has not read the last line yet. */
  readonly unreadBy?: 'client' | 'professional';
}

const clarisse = 'clarisse-mbarga-douala';

export const threads: readonly Thread[] = [
  {
    professional: clarisse,
    client: 'demo',
    unreadBy: 'client',
    lines: [
      ['client', 52, 'Bonjour Maître, faut-il que j’apporte les originaux des plannings ou des copies suffisent ?'],
      [
        'professional',
        49,
        'Bonjour Madame. Des copies suffisent pour notre rendez-vous ; gardez les originaux en lieu sûr.',
      ],
      ['client', 48, 'Entendu. J’ai aussi des messages du chef d’équipe, sur mon téléphone.'],
      ['professional', 6, 'Très utile. Faites des captures où l’on voit la date et le numéro, et ne supprimez rien.'],
    ],
  },
  {
    professional: 'aissatou-diallo-dakar',
    client: 'demo',
    lines: [
      ['professional', 30, 'Bonjour, pouvez-vous m’envoyer la dernière page du contrat, celle des signatures ?'],
      ['client', 27, 'Bonjour Maître, je la numérise ce soir.'],
    ],
  },
  {
    professional: clarisse,
    client: 1,
    unreadBy: 'professional',
    lines: [
      ['client', 20, 'Good afternoon. The landlord came back today and changed the lock of the storeroom.'],
      ['professional', 19, 'Please do not force it. Take photographs, and note the time and who was there.'],
      ['client', 3, 'Done. My neighbour saw it and is ready to say so in writing.'],
    ],
  },
  {
    professional: clarisse,
    client: 3,
    unreadBy: 'professional',
    lines: [['client', 2, 'Bonjour Maître, la lettre de licenciement est-elle valable si elle n’est pas signée ?']],
  },
  {
    professional: clarisse,
    client: 4,
    lines: [
      ['professional', 90, 'The two draft contracts are ready. We can go through them on our next call.'],
      ['client', 88, 'Thank you, I have read them. One question on the trial period, otherwise all clear.'],
    ],
  },
  {
    professional: 'yann-kouassi-abidjan',
    client: 'demo',
    lines: [
      ['client', 70, 'Bonjour Maître, mon amie et moi hésitons encore sur le nom de la société.'],
      [
        'professional',
        66,
        'Ce n’est pas pressé : vérifiez d’abord qu’il est libre, je vous montrerai comment pendant l’appel.',
      ],
    ],
  },
];
