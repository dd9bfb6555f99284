import type { LoadStrings } from 'shared-contracts/remote/create-remote-module';

/** Strings that several remotes show, each under a namespace of its own name. */
const files = ['appointments', 'document-kinds', 'password'];

/** The strings of a remote: `own` ones, and those that it shares with others. */
export const withSharedStrings =
  (own: LoadStrings): LoadStrings =>
  (language, file) =>
    files.includes(file) ? import(`../locales/${language}/${file}.json`) : own(language, file);
