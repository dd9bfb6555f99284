import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { fileSize } from 'shared-contracts/formats/file/file-size';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './edit-pictures.module.css';
import type { PictureKind } from './picture-attempts.ts';
import type { usePicture } from './use-picture.ts';
import { quotedNames } from 'shared-ui/domain/files/quoted-names.ts';
import { useFileRefusal } from 'shared-ui/domain/files/use-file-refusal.ts';

interface PictureControlsProps {
  readonly kind: PictureKind;
  readonly picture: ReturnType<typeof usePicture>;
  readonly isThere: boolean;
  readonly onFile: (file: File) => void;
}

/** Chooses, removes and sends again one picture, and says what was done to it or why it could not be. */
export function PictureControls({ kind, picture, isThere, onFile }: PictureControlsProps) {
  const { t } = useTranslation('remote-pro/pictures');
  const { locale } = usePlatform();
  const errorText = useErrorText();
  const refusalOf = useFileRefusal(kind === 'logo' ? 'logo' : 'profile_image');
  const { attempt } = picture;
  const name = t(`${kind === 'logo' ? 'logo' : 'photo'}.name`);
  const statusId = `${kind}-status`;
  const said = () => {
    if (attempt === undefined) return null;
    if (attempt.step === 'failed') {
      const code = attempt.code ?? 'INTERNAL';
      const text = code === 'IMAGE_TOO_LARGE' || code === 'FILE_TYPE_INVALID' ? t(`fault.${code}`) : errorText(code);
      const reason = code === 'FILE_TYPE_INVALID' ? refusalOf(attempt.is, t('fault.choose'), text) : text;
      return (
        <p className={styles.fault}>
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{reason}</span>
        </p>
      );
    }
    if (attempt.step === 'sending')
      return (
        <p className={styles.note}>
          {t('sending')} <progress value={attempt.fraction} max={1} aria-label={t('progress', { name })} />
        </p>
      );
    if (attempt.step === 'kept') return <p className={styles.note}>{t('kept')}</p>;
    const { changes } = attempt;
    return (
      <p className={styles.done}>
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {changes === null
            ? t('done')
            : t(changes.isCropped ? 'cropped' : 'reduced', {
                from: fileSize(changes.from, locale),
                to: fileSize(changes.to, locale),
              })}
        </span>
      </p>
    );
  };
  return (
    <div className={styles.controls}>
      <p className={styles.name}>{name}</p>
      <FileDrop
        label={t(isThere ? 'replace' : 'choose')}
        subject={name}
        hint={t('drop')}
        accept="image/*"
        describedBy={statusId}
        leftText={(others) => t('left', { count: others.length, names: quotedNames(others, locale) })}
        onFiles={([file]) => file && onFile(file)}
      />
      <div id={statusId} role={attempt?.step === 'failed' ? 'alert' : 'status'} className={styles.status}>
        {said()}
      </div>
      {(attempt?.step === 'failed' || attempt?.step === 'kept') && attempt.blob !== null ? (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={picture.retry}>
            <span>{t(attempt.step === 'kept' ? 'send' : 'retry')}</span>
            <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
          </Button>
          <Button variant="quiet" onClick={picture.discard}>
            {t('discard')}
            <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
          </Button>
        </div>
      ) : null}
      {isThere ? (
        <Button variant="quiet" onClick={() => void picture.remove()}>
          {t('remove')}
          <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}
