import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Absence } from 'shared-contracts/schemas/absence';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import styles from './absence-notice.module.css';

interface AbsenceNoticeProps {
  readonly absence: Absence;
  /** Who is away. */
  readonly name: string;
}

/** "Aïssatou Mbarga s’absente : 2–6 janvier.", and who stands in, with a way there. */
export function AbsenceNotice({ absence: { from, to, substitute }, name }: AbsenceNoticeProps) {
  const { t } = useTranslation('remote-public/common');
  const { locale } = usePlatform();
  const days = new Intl.DateTimeFormat(intlLocale(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const written = days.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
  const dates = firstOfMonth(written, locale);
  return (
    <div className={styles.notice}>
      <p>{t('absence.away', { name, dates })}</p>
      <p>
        <Link to={href('/professionnels/:idname', { idname: substitute.slug })}>
          {t('absence.stands', { name: partyName(substitute), city: substitute.city })}
        </Link>
      </p>
    </div>
  );
}
