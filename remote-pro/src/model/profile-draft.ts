/** The key of a draft of the profile, under the path of its page: so the shell knows that its fields are kept. */
export const profileDraft = (name: string): string => `/pro/profile#${name}`;
