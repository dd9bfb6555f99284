import type { LoadStrings } from 'shared-contracts/remote/create-remote-module';

/** Strings shared by several remotes, each under its own namespace. */
const files = ['appointments', 'document-kinds', 'password'];

/** The strings of a remote: its `own` ones and the shared ones. */
export const withSharedStrings =
  (own: LoadStrings): LoadStrings =>
  (language, file) =>
    files.includes(file) ? import(`../locales/${language}/${file}.json`) : own(language, file);
