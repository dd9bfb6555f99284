/**
 * "Français, anglais, duala": common nouns are lower-case after the first; English names of languages are proper nouns
 * (`isProper`).
 */
export const inlineList = (labels: readonly string[], isProper = false): string =>
  labels
    .map((label, index) => (isProper || index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(', ');
