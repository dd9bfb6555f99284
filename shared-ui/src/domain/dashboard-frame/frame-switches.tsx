import { useLocaleSwitch } from 'shared-contracts/platform/use-locale-switch';
import { useTheme } from 'shared-contracts/platform/use-theme';
import { LanguageSwitch } from '../../primitives/language-switch/language-switch.tsx';
import { ThemeSwitch } from '../../primitives/theme-switch/theme-switch.tsx';

const ownNames = { fr: 'Français', en: 'English' } as const;

export interface FrameSwitchesProps {
  readonly toDarkLabel: string;
  readonly toLightLabel: string;
}

/** Links to the same page in the other language, and switches the theme; both choices are stored. */
export function FrameSwitches(labels: FrameSwitchesProps) {
  const { otherLocale, href, onChoose } = useLocaleSwitch();
  const { isDark, choose } = useTheme();
  return (
    <>
      <LanguageSwitch href={href} lang={otherLocale} label={ownNames[otherLocale]} onClick={onChoose} />
      <ThemeSwitch isDark={isDark} onChange={choose} {...labels} />
    </>
  );
}
