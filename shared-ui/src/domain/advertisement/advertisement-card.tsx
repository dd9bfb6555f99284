import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Add } from 'shared-contracts/schemas/add';
import styles from './advertisement-card.module.css';

export interface AdvertisementCardProps {
  readonly ref?: Ref<HTMLElement>;
  readonly add: Pick<
    Add,
    'titleFr' | 'titleEn' | 'textFr' | 'textEn' | 'imageAltFr' | 'imageAltEn' | 'placement' | 'target'
  >;
  /** Language that is shown. */
  readonly locale: 'fr' | 'en';
  /** "Publicité" */
  readonly label: string;
  /** Address of the picture on the API host, fetched in the largest size that is shown. */
  readonly image: string | null;
}

/** An advertisement as the public sees it, labelled as one. The placement decides the format of its picture. */
export function AdvertisementCard({ ref, add, locale, label, image }: AdvertisementCardProps) {
  const [title, text, alt] =
    locale === 'en' ? [add.titleEn, add.textEn, add.imageAltEn] : [add.titleFr, add.textFr, add.imageAltFr];
  return (
    <aside ref={ref} className={styles.add} aria-label={`${label}, ${title}`}>
      <p className={styles.label}>{label}</p>
      <div className={styles.body}>
        {image === null ? null : (
          <img
            className={styles.picture}
            data-placement={add.placement}
            src={`${image}?width=384`}
            alt={alt ?? ''}
            loading="lazy"
          />
        )}
        <div>
          <p className={styles.title}>
            <Link to={add.target}>{title}</Link>
          </p>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </aside>
  );
}
