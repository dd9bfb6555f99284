import type { Locale } from 'shared-contracts/schemas/vocabulary';
/** "Français, anglais, duala": inside a line French writes common nouns small, English keeps its capitals. */
export declare const inlineList: (labels: readonly string[], locale: Locale) => string;
