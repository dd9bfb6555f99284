import type { LoadStrings } from 'shared-contracts/remote/create-remote-module';

/** Strings shared by several remotes, each under its own namespace. */
const files = ['appointments', 'document-kinds', 'parties', 'password'];

export const loadSharedStrings: LoadStrings = (language, file) =>
  import(
    /* webpackExclude: /(?:account|account-security|common|confirmation|contact-hint|message-settings|messages|notifications|public-profile|second-step)\.json$/ */ `../locales/${language}/${file}.json`
  );

/** The strings of a remote: its `own` ones and the shared ones. */
export const withSharedStrings =
  (own: LoadStrings): LoadStrings =>
  (language, file) =>
    files.includes(file) ? loadSharedStrings(language, file) : own(language, file);
