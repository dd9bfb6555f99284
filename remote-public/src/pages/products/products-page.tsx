import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { addPlacements } from 'shared-contracts/schemas/add';
import { ContentPage } from '../../components/content-page.tsx';
import type { PlansData } from '../../plans/plans-loader.ts';
import { assistantParts } from '../../features/assistant-present/assistant-parts.ts';
import { PlanPrices } from '../../features/plans-compare/plan-prices.tsx';
import { ProductSection } from '../../features/plans-compare/product-section.tsx';
import styles from '../../features/plans-compare/products.module.css';

/** `/produits`: the products (plans, advertising placements, the assistant) with their contents. */
export function Component() {
  const { t } = useTranslation(['remote-public/plans', 'remote-public/assistant']);
  const { plans } = useLoaderData<PlansData>();
  return (
    <ContentPage title={t('products.title')} lead={t('products.lead')}>
      <ProductSection product="plans" to="/pricing">
        <PlanPrices plans={plans} />
      </ProductSection>
      <ProductSection product="advertising" to="/pro/publicite">
        <h3 className={styles.subtitle}>{t('products.advertising.where')}</h3>
        <ul className={styles.facts}>
          {addPlacements.map((placement) => (
            <li key={placement}>{t(`products.placement.${placement}`)}</li>
          ))}
        </ul>
      </ProductSection>
      <ProductSection product="assistant" to="/nimbia-ai">
        <ul className={styles.facts}>
          {assistantParts.map((part) => (
            <li key={part}>{t(`does.${part}.title`, { ns: 'remote-public/assistant' })}</li>
          ))}
        </ul>
      </ProductSection>
    </ContentPage>
  );
}
