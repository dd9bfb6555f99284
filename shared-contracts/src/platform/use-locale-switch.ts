import { useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { withLocale } from '../remote/localized-path.ts';
import { preferenceCookie, preferenceCookies } from '../remote/preference-cookie.ts';
import type { Locale } from '../schemas/vocabulary.ts';
import { langAtom } from './persisted-state.ts';
import { usePlatform } from './platform-context.ts';

/** What a language switch needs. */
export interface LocaleSwitch {
  readonly locale: Locale;
  readonly otherLocale: Locale;
  /** The twin of this page, query and fragment included. For a plain `<a>`: the other language is another document. */
  readonly href: string;
  /** Remembers the choice; call it when the link is followed. */
  readonly onChoose: () => void;
}

const neverChanges = () => () => undefined;

/** The fragment of the address. The server is never told it, so that it joins what the server drew after the hydration. */
function useFragment(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => hash,
    () => '',
  );
}

/** The same page in the other language. An explicit choice is kept in the locale cookie (specification, section 9). */
export function useLocaleSwitch(): LocaleSwitch {
  const { locale } = usePlatform();
  const { pathname, search } = useLocation();
  const hash = useFragment();
  const setLang = useSetAtom(langAtom);
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  const onChoose = () => {
    document.cookie = preferenceCookie(preferenceCookies.locale, otherLocale);
    setLang(otherLocale);
  };
  return { locale, otherLocale, href: withLocale(pathname, otherLocale) + search + hash, onChoose };
}
