import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { quotedNames } from 'shared-ui/domain/files/quoted-names.ts';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import styles from './write-article.module.css';
import { usePictureUpload } from './use-picture-upload.ts';
import { pictureText } from 'shared-contracts/schemas/article-writing';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { safeParse } from 'valibot';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

interface PictureDialogProps {
  readonly onPicture: (alt: string, address: string) => void;
  readonly onClose: () => void;
}

/** A picture for the text, with what it shows in words. */
export function PictureDialog({ onPicture, onClose }: PictureDialogProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const { t: tCommon } = useTranslation('remote-pro/common');
  const named = (field: string, message: string) => tCommon('summaryItem', { field, message });
  const errorText = useErrorText();
  const { locale } = usePlatform();
  const limitText = useLimitText();
  const { send, error, fail } = usePictureUpload();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [hasTried, setTried] = useState(false);
  const described = safeParse(pictureText, alt);
  const altError =
    hasTried && !described.success
      ? limitText(textLimits.pictureText, alt) || errorText(described.issues[0].message)
      : undefined;
  const items = [
    ...(error === undefined ? [] : [{ fieldId: 'picture-file', message: named(t('picture.file'), error) }]),
    ...(altError === undefined ? [] : [{ fieldId: 'picture-alt', message: named(t('picture.alt'), altError) }]),
  ];
  const handleSubmit = async () => {
    setTried(true);
    if (!file) fail(errorText('REQUIRED'));
    if (!file || !described.success) return;
    const address = await send(file);
    if (address !== undefined) onPicture(described.output, address);
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('picture.title')}
      submitLabel={t('picture.add')}
      cancelLabel={t('cancel')}
      problems={{ title: t('problem'), items: hasTried ? items : [] }}
      onSubmit={handleSubmit}
    >
      <div className={styles.fields}>
        <div id="picture-file" className={styles.cover} role="group" aria-labelledby="picture-file-label">
          <p id="picture-file-label" className={styles.label}>
            {t('picture.file')}
          </p>
          <FileDrop
            label={t(file ? 'cover.replace' : 'cover.choose')}
            hint={t('picture.drop')}
            accept="image/*"
            describedBy="picture-file-status"
            leftText={(others) => t('picture.left', { count: others.length, names: quotedNames(others, locale) })}
            onFiles={([chosen]) => {
              setFile(chosen);
              fail(undefined);
            }}
          />
          <div id="picture-file-status">
            {file ? (
              <p translate="no" className={styles.note}>
                {file.name}
              </p>
            ) : null}
            {hasTried && error !== undefined ? <FieldError id={undefined} message={error} /> : null}
          </div>
        </div>
        <Field
          id="picture-alt"
          required
          limit={textLimits.pictureText}
          label={t('picture.alt')}
          hint={t('picture.altHint')}
          value={alt}
          error={altError}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}
