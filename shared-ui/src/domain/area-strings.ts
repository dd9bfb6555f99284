import type { LoadStrings } from 'shared-contracts/remote/create-remote-module';

/** Strings of both signed-in areas; apart from those that public pages share too, whose first view would grow by their addresses. */
const files = ['account', 'account-security', 'confirmation', 'messages'];

/** The strings of an area: its `own` ones and these. */
export const withAreaStrings =
  (own: LoadStrings): LoadStrings =>
  (language, file) =>
    files.includes(file)
      ? import(
          /* webpackInclude: /(?:account|account-security|confirmation|messages)\.json$/ */ `../locales/${language}/${file}.json`
        )
      : own(language, file);
