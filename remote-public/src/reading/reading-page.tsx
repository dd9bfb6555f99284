import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from './reading-page.module.css';

interface ReadingPageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'className' | 'title'> {
  readonly title: string;
  readonly description: string | undefined;
  /** The list that it is from. */
  readonly list: { readonly to: string; readonly name: string };
}

/** The page of one article or question, with the way back to its list. */
export function ReadingPage({ title, description, list, children, ...page }: ReadingPageProps) {
  const { t } = useTranslation('remote-public/reading');
  return (
    <div {...page} className={styles.page}>
      <title>{`${title} – Nimbia`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      <nav className={styles.back} aria-label={t('article.back')}>
        <Link to={list.to} variant="quiet">
          {list.name}
        </Link>
      </nav>
      {children}
    </div>
  );
}
