import type { LoadStrings } from 'shared-contracts/remote/create-remote-module';

/** The strings of a remote with those of the public pages, for their components. */
export const withPublicStrings =
  (own: LoadStrings): LoadStrings =>
  (language, file) =>
    file === 'common' || file === 'public-profile'
      ? import(/* webpackInclude: /(?:common|public-profile)\.json$/ */ `../../locales/${language}/${file}.json`)
      : own(language, file);
