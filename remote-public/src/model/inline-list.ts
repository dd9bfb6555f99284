import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** "Français, anglais, duala": inside a line French writes common nouns small, English keeps its capitals. */
export const inlineList = (labels: readonly string[], locale: Locale): string =>
  labels
    .map((label, index) =>
      locale === 'en' || index === 0 ? label : label.charAt(0).toLocaleLowerCase('fr') + label.slice(1),
    )
    .join(', ');
