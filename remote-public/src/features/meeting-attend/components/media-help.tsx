import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { Room } from '../use-room.ts';

/** What keeps microphone or camera from opening, and what helps. */
export function MediaHelp({ room: { local, media } }: { readonly room: Room }) {
  const { t } = useTranslation('remote-public/meeting');
  const refused = (['microphone', 'camera'] as const).flatMap((source) => {
    const fault = media.faults[source];
    return fault !== null && media.wants[source] && media[source] === null ? [{ source, fault }] : [];
  });
  const [first] = refused;
  if (first === undefined || media.isAsking) return null;
  const titles = refused.map(({ source, fault }) => t(`help.${source}.${fault}`));
  return (
    <Notice
      tone="warning"
      live="polite"
      title={titles.join('. ')}
      action={
        first.fault === 'insecure' ? undefined : (
          <Button variant="secondary" size="dense" onClick={() => void local.open()}>
            {t('check.retry')}
          </Button>
        )
      }
    >
      {[...new Set(refused.map(({ fault }) => t(`help.${fault}`)))].join(' ')}
    </Notice>
  );
}
