import { useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { withLocale } from '../remote/localized-path.ts';
import { preferenceCookie, preferenceCookies } from '../remote/preference-cookie.ts';
import type { Locale } from '../schemas/vocabulary.ts';
import { langAtom } from './persisted-state.ts';
import { usePlatform } from './platform-context.ts';

/** Props of a language switch. */
export interface LocaleSwitch {
  readonly locale: Locale;
  readonly otherLocale: Locale;
  /**
   * This page in the other language, with query and fragment. For a plain `<a>`: the other language is another
   * document.
   */
  readonly href: string;
  /** Stores the choice; call it when the link is followed. */
  readonly onChoose: () => void;
}

const neverChanges = () => () => undefined;

/** The fragment of the address. The server does not know it, so it is added after hydration. */
function useFragment(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => hash,
    () => '',
  );
}

/**
 * The same page in the other language. An explicit choice is stored in the locale cookie (specification, section 9).
 */
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
