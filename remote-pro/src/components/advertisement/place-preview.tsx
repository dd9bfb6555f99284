import { useTranslation } from 'react-i18next';
import type { AddPlacement } from 'shared-contracts/schemas/add';
import { AdvertisementCard, type AdvertisementCardProps } from 'shared-ui/domain/advertisement/advertisement-card.tsx';
import styles from './place-preview.module.css';

export type PreviewedAdd = AdvertisementCardProps['add'];

interface PlacePreviewProps {
  readonly add: PreviewedAdd;
  /** Address of the picture. */
  readonly image: string | null;
  /** While it is typed its links lead nowhere, and the form says its words already. */
  readonly isInert?: boolean;
}

/** An advertisement as the public sees it, in both languages, each among what surrounds it in its placement. */
export function PlacePreview({ add, image, isInert = false }: PlacePreviewProps) {
  const { t } = useTranslation('remote-pro/advertising');
  const { placement } = add;
  const shown = {
    ...add,
    titleFr: add.titleFr || t('preview.titleFr'),
    titleEn: add.titleEn || t('preview.titleEn'),
    textFr: add.textFr || t('preview.textFr'),
    textEn: add.textEn || t('preview.textEn'),
  };
  return (
    <div className={styles.places} role="group" aria-label={t('preview.title')}>
      {(['fr', 'en'] as const).map((locale) => (
        <figure key={locale} className={styles.figure}>
          <figcaption className={styles.caption}>
            {t('preview.caption', { language: t(`language.${locale}`), place: t(`placement.${placement}`) })}
          </figcaption>
          <div className={styles.place} data-placement={placement} lang={locale} inert={isInert}>
            <Around placement={placement} />
            <AdvertisementCard add={shown} locale={locale} label={t(`preview.label.${locale}`)} image={image} />
            {placement === 'search' || placement === 'list' ? <Person /> : null}
          </div>
        </figure>
      ))}
    </div>
  );
}

/** What stands before it: people, or the last lines of a profile. */
function Around({ placement }: { readonly placement: AddPlacement }) {
  if (placement === 'profile')
    return (
      <div className={styles.lines} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    );
  if (placement !== 'home') return <Person />;
  return (
    <div className={styles.pair}>
      <Person />
      <Person />
    </div>
  );
}

const Person = () => (
  <div className={styles.person} aria-hidden="true">
    <span className={styles.face} />
    <span className={styles.lines}>
      <span />
      <span />
    </span>
  </div>
);
