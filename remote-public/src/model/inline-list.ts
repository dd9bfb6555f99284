/** "Français, anglais, duala": inside a line common nouns are small; names of languages in English are none (`isProper`). */
export const inlineList = (labels: readonly string[], isProper = false): string =>
  labels
    .map((label, index) => (isProper || index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(', ');
