import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { formatFee } from 'shared-contracts/formats/text/format-fee';
import type { InvoiceStatus } from 'shared-contracts/schemas/billing';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { invoiceQueries } from '../../data/invoice-queries.ts';
import type { InvoiceFilter } from '../../model/invoice-filter.ts';
import styles from './invoices-page.module.css';

/** What is to be paid and what was paid, by currency, in the period and to the professional chosen. */
export function InvoiceSums({ filter }: { readonly filter: InvoiceFilter }) {
  const { t } = useTranslation('remote-user/invoices');
  const { http, locale } = usePlatform();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery({
    ...invoiceQueries(http).totals(filter),
    throwOnError: false,
  });
  if (error && !data)
    return (
      <Notice
        tone="danger"
        live="polite"
        title={t('failed')}
        action={
          <Button variant="secondary" size="dense" isLoading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(error instanceof ProblemError ? error.code : 'INTERNAL')}
      </Notice>
    );
  const sums = data ?? [];
  // The francs of both zones have one sign.
  const isAmbiguous = ['XAF', 'XOF'].every((franc) => sums.some(({ currency }) => currency === franc));
  const textsOf = (state: InvoiceStatus) =>
    sums
      .filter(({ status }) => status === state)
      .map(({ sum, currency }) => {
        const text = formatFee(sum ?? 0, currency, locale);
        return isAmbiguous && (currency === 'XAF' || currency === 'XOF') ? `${text}\u00A0(${currency})` : text;
      });
  const parts = [
    { term: t('toPay'), texts: textsOf('issued') },
    { term: t('paidSum'), texts: textsOf('paid') },
  ];
  return (
    <dl className={styles.sums} aria-label={t('totals')} aria-busy={!data}>
      {parts.map(({ term, texts }) => (
        <div key={term}>
          <dt>{term}</dt>
          {(texts.length === 0 ? [data ? t('nothing') : '…'] : texts).map((text) => (
            <dd
              key={text}
              translate={texts.length === 0 ? undefined : 'no'}
              data-empty={texts.length === 0 || undefined}
            >
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
