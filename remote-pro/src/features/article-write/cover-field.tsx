import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { readArticlePicture } from 'shared-contracts/formats/file/article-picture';
import { quotedNames } from 'shared-ui/domain/files/quoted-names.ts';
import { Picture } from 'shared-ui/domain/markdown-text/picture.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import { usePictureUpload } from './use-picture-upload.ts';
import styles from './write-article.module.css';

interface CoverFieldProps {
  readonly cover: string | null;
  readonly onChange: (cover: string | null) => void;
}

/** The picture above an article. It says nothing that the title does not, so it has no text of its own. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const { locale } = usePlatform();
  const { send, isBusy, error } = usePictureUpload();
  const picture = readArticlePicture(cover);
  const handleFile = async (file: File | undefined) => {
    const address = file && (await send(file));
    if (address !== undefined) onChange(address);
  };
  return (
    <div className={styles.cover} role="group" aria-labelledby="cover-label">
      <p id="cover-label" className={styles.label}>
        {t('cover.label')} <span>({t('optional')})</span>
      </p>
      <div className={styles['cover-row']}>
        {picture ? <Picture picture={picture} alt="" className={styles.thumbnail} /> : null}
        <FileDrop
          label={t(picture ? 'cover.replace' : 'cover.choose')}
          hint={t('picture.drop')}
          accept="image/*"
          describedBy="cover-status"
          leftText={(others) => t('picture.left', { count: others.length, names: quotedNames(others, locale) })}
          onFiles={([file]) => void handleFile(file)}
        />
        {picture ? (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('cover.remove')}
          </Button>
        ) : null}
      </div>
      <div id="cover-status" role={error === undefined ? 'status' : 'alert'}>
        {isBusy ? <p className={styles.note}>{t('picture.sending')}</p> : null}
        {error === undefined ? null : <FieldError id={undefined} message={error} />}
      </div>
    </div>
  );
}
