/** The features of the assistant; the strings are in `remote-public/assistant`. */
export const assistantParts = ['sources', 'practice', 'drafts'] as const;
