import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import styles from './products.module.css';

interface ProductSectionProps {
  readonly product: 'plans' | 'advertising' | 'assistant';
  readonly to: '/pricing' | '/pro/publicite' | '/nimbia-ai';
  /** What it contains. */
  readonly children: ReactNode;
}

/** A product: description, contents, and a link where it is open. */
export function ProductSection({ product, to, children }: ProductSectionProps) {
  const { t } = useTranslation('remote-public/plans');
  const { closedPages } = usePlatform();
  return (
    <section className={styles.product} aria-labelledby={product}>
      <div className={styles.texts}>
        <h2 id={product}>{t(`products.${product}.title`)}</h2>
        <p className={styles.text}>{t(`products.${product}.text`)}</p>
        {closedPages.includes(to) ? null : (
          <ButtonLink to={to} variant="secondary">
            {t(`products.${product}.action`)}
          </ButtonLink>
        )}
      </div>
      <div>{children}</div>
    </section>
  );
}
