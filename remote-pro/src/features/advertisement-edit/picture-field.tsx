import { CircleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { pictureFormats } from 'shared-ui/domain/advertisement/picture-formats.ts';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';
import { usePreventFileDrop } from 'shared-ui/domain/files/use-prevent-file-drop.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import type { AddForm } from './add-form.ts';
import styles from './edit-advertisement.module.css';
import { useAddPicture } from './use-add-picture.ts';
import type { FileKind } from 'shared-ui/domain/files/file-kind.ts';
import { quotedNames } from 'shared-ui/domain/files/quoted-names.ts';
import { useFileRefusal } from 'shared-ui/domain/files/use-file-refusal.ts';

const CropPicture = lazy(
  () => import(/* webpackChunkName: "crop-picture" */ '../../components/picture-crop/crop-picture.tsx'),
);

/** The picture, cropped to the format of the placement. */
export function PictureField({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation(['remote-pro/pictures', 'remote-pro/advertisement-form']);
  const { apiUrl, locale } = usePlatform();
  const errorText = useErrorText();
  const { control } = useFormContext<AddForm>();
  const { field } = useController({ control, name: 'picture' });
  const placement = useWatch({ control, name: 'placement' });
  const words = { ns: 'remote-pro/advertisement-form' } as const;
  const name = t('picture.name', words);
  const refusalOf = useFileRefusal('advertisement');
  const picture = useAddPicture((stored) => field.onChange({ ...stored, placement }));
  const { attempt, chosen } = picture;
  useLeaveWarning(attempt !== undefined && !(attempt.step === 'failed' && attempt.blob === null));
  usePreventFileDrop();
  const address = imageAddress(field.value?.address ?? null, apiUrl);
  const croppedFor = field.value?.placement;
  const isOtherFormat = croppedFor !== undefined && pictureFormats[croppedFor] !== pictureFormats[placement];
  const faultText = (code: ErrorCode, is: FileKind | undefined) => {
    if (code === 'FILE_TYPE_INVALID') return refusalOf(is, t('fault.choose'), t('fault.FILE_TYPE_INVALID'));
    return code === 'IMAGE_TOO_LARGE' ? t('fault.IMAGE_TOO_LARGE') : errorText(code);
  };
  return (
    <div id="picture" className={styles.picture} tabIndex={-1} role="group" aria-label={name}>
      <p className={styles.name}>
        <span>{t('field.image', words)}</span> <span className={styles.optional}>{`(${t('optional', words)})`}</span>
      </p>
      <div className={styles.chosen}>
        {address === null ? null : <img src={address} alt="" data-placement={placement} className={styles.thumb} />}
        <div className={styles.controls}>
          <FileDrop
            label={t(address === null ? 'choose' : 'replace')}
            subject={name}
            hint={t('drop')}
            accept="image/*"
            describedBy="picture-status"
            leftText={(others) => t('left', { count: others.length, names: quotedNames(others, locale) })}
            onFiles={([file]) => file && void picture.choose(file)}
          />
          {address === null ? null : (
            <Button
              variant="quiet"
              onClick={() => {
                picture.forget();
                field.onChange(null);
              }}
            >
              {t('remove')}
              <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      <div id="picture-status" role={attempt?.step === 'failed' ? 'alert' : 'status'} className={styles.status}>
        {attempt?.step === 'sending' ? (
          <>
            <span>{t('sending')}</span>{' '}
            <progress value={attempt.fraction} max={1} aria-label={t('picture.progress', words)} />
          </>
        ) : null}
        {attempt?.step === 'failed' ? (
          <p className={styles.fault}>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{faultText(attempt.code, attempt.is)}</span>
          </p>
        ) : null}
        {attempt === undefined && isOtherFormat ? <span>{t('picture.cropAgain', words)}</span> : null}
      </div>
      {attempt?.step === 'failed' && attempt.blob !== null ? (
        <div>
          <Button variant="secondary" onClick={() => attempt.blob && picture.retry(attempt.blob)}>
            {t('retry')}
            <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
          </Button>
        </div>
      ) : null}
      {error === undefined ? null : <FieldError id={undefined} message={error} />}
      {chosen === undefined ? null : (
        <Suspense>
          <CropPicture
            url={chosen.url}
            aspect={pictureFormats[placement]}
            onClose={picture.close}
            onCrop={picture.crop}
          />
        </Suspense>
      )}
    </div>
  );
}
