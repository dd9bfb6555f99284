import { useTranslation } from 'react-i18next';
import { FrameSwitches } from 'shared-ui/domain/dashboard-frame/frame-switches.tsx';

/** Language and theme switches. */
export function HeaderSwitches() {
  const { t } = useTranslation('remote-public/frame');
  return <FrameSwitches toDarkLabel={t('useDark')} toLightLabel={t('useLight')} />;
}
