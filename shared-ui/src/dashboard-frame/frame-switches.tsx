import { useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { isDarkAtom } from 'shared-contracts/platform/persisted-state';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';

const ownNames = { fr: 'Français', en: 'English' } as const;
const query = '(prefers-color-scheme: dark)';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** What the system prefers; the server, which cannot know, says light. */
const useSystemDark = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

export interface FrameSwitchesProps {
  readonly toDarkLabel: string;
  readonly toLightLabel: string;
}

/** The same page in the other language, and the other theme. */
export function FrameSwitches(labels: FrameSwitchesProps) {
  const { locale } = usePlatform();
  const { pathname, search } = useLocation();
  const [chosen, setDark] = useAtom(isDarkAtom);
  const isSystemDark = useSystemDark();
  const other = locale === 'en' ? 'fr' : 'en';
  return (
    <>
      <LanguageSwitch href={withLocale(pathname, other) + search} lang={other} label={ownNames[other]} />
      <ThemeSwitch isDark={chosen ?? isSystemDark} onChange={setDark} {...labels} />
    </>
  );
}
