import { useTranslation } from 'react-i18next';
import { useLocaleSwitch } from 'shared-contracts/platform/use-locale-switch';
import { useTheme } from 'shared-contracts/platform/use-theme';
import { LanguageSwitch } from 'shared-ui/language-switch/language-switch';
import { ThemeSwitch } from 'shared-ui/theme-switch/theme-switch';

const ownNames = { fr: 'Français', en: 'English' } as const;

/** The other language and the other theme. */
export function HeaderSwitches() {
  const { t } = useTranslation('remote-public/frame');
  const { otherLocale, href, onChoose } = useLocaleSwitch();
  const { isDark, choose } = useTheme();
  return (
    <>
      <LanguageSwitch href={href} lang={otherLocale} label={ownNames[otherLocale]} onClick={onChoose} />
      <ThemeSwitch isDark={isDark} onChange={choose} toDarkLabel={t('useDark')} toLightLabel={t('useLight')} />
    </>
  );
}
