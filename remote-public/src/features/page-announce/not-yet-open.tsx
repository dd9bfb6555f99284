import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Guilloche } from 'shared-ui/primitives/guilloche/guilloche.tsx';
import styles from './not-yet-open.module.css';
import { announcements, type Topic } from './announcements.ts';

/** A page that is not open yet: what it will be, and alternatives. */
export function NotYetOpen({ topic }: { readonly topic: Topic }) {
  const { t } = useTranslation('remote-public/not-yet-open');
  const action = announcements[topic];
  return (
    <>
      <title>{`${t(`${topic}.title`)} – Nimbia`}</title>
      <div className={styles.page}>
        <Guilloche shape="rosette" />
        <p className={styles.badge}>{t('badge')}</p>
        <h1 className={styles.title}>{t(`${topic}.title`)}</h1>
        <p className={styles.text}>{t(`${topic}.text`)}</p>
        <ButtonLink to={action.to}>{t(`actions.${action.label}`)}</ButtonLink>
      </div>
    </>
  );
}
