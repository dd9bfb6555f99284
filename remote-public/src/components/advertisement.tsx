import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { useLatePart, usePlatform } from 'shared-contracts/platform/platform-context';
import type { Add } from 'shared-contracts/schemas/content';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import styles from './advertisement.module.css';

const views = () => import(/* webpackChunkName: "watch-view" */ './watch-view.ts');

/** A paid placement, labelled as one. */
export function Advertisement({ add }: { readonly add: Add }) {
  const { t } = useTranslation('remote-public/common');
  const platform = usePlatform();
  const { locale, apiUrl } = platform;
  const ref = useRef<HTMLElement>(null);
  const part = useLatePart(views);
  useEffect(() => (ref.current ? part?.watchView(ref.current, add.id, platform) : undefined), [part, add.id, platform]);
  const title = locale === 'en' ? add.titleEn : add.titleFr;
  return (
    <aside ref={ref} className={styles.add} aria-label={`${t('advertisement')}, ${title}`}>
      <p className={styles.label}>{t('advertisement')}</p>
      <div className={styles.body}>
        {add.image === null ? null : (
          <Avatar name={title} id={add.id} src={imageAddress(add.image, apiUrl)} size="medium" />
        )}
        <div>
          <p className={styles.title}>
            {add.target.startsWith('/') ? (
              <Link to={add.target}>{title}</Link>
            ) : (
              <a href={add.target} rel="sponsored noopener">
                {title}
              </a>
            )}
          </p>
          <p className={styles.text}>{locale === 'en' ? add.textEn : add.textFr}</p>
        </div>
      </div>
    </aside>
  );
}
