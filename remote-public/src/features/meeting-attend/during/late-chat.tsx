import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import type { MeetingSubject } from '../meeting-subject.ts';
import { loadChat, type ChatProps } from './load-chat.ts';
import styles from './room-panel.module.css';

/** The messages, whose code and words come with the first opening. */
export function LateChat({ subject }: { readonly subject: MeetingSubject }) {
  const { t, i18n } = useTranslation('remote-public/meeting');
  const { locale } = usePlatform();
  const [Chat, setChat] = useState<ComponentType<ChatProps>>();
  const [attempt, setAttempt] = useState(1);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadChat(i18n, locale).then(
      (loaded) => {
        if (!isGone) setChat(() => loaded);
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [i18n, locale, attempt]);
  if (Chat) return <Chat subject={subject} />;
  if (isFailed)
    return (
      <div className={styles.devices} role="alert">
        <p>{t('room.chatFailed')}</p>
        <Button
          variant="secondary"
          onClick={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          {t('room.retry')}
        </Button>
      </div>
    );
  return (
    <div className={styles.devices} role="status" aria-label={t('room.chatLoading')}>
      <Skeleton shape="block" lines={4} />
    </div>
  );
}
