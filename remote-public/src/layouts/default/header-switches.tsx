import { useTranslation } from 'react-i18next';
import { FrameSwitches } from 'shared-ui/dashboard-frame/frame-switches';

/** The other language and the other theme. */
export function HeaderSwitches() {
  const { t } = useTranslation('remote-public/frame');
  return <FrameSwitches toDarkLabel={t('useDark')} toLightLabel={t('useLight')} />;
}
