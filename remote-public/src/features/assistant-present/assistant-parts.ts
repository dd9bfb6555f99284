/** What the assistant does; the words are those of `remote-public/assistant`. */
export const assistantParts = ['sources', 'practice', 'drafts'] as const;
