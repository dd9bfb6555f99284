import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatFee } from 'shared-contracts/formats/text/format-fee';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import type { Payment, PaymentStatus } from 'shared-contracts/schemas/billing';
import { Badge, type BadgeTone } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { EditCard } from 'shared-ui/primitives/edit-card/edit-card.tsx';
import { paymentsQuery } from '../../data/plan/payment-queries.ts';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { statisticsQueries } from '../../data/plan/statistics-queries.ts';
import { dateText } from '../../model/date-text.ts';
import styles from './account-payments.module.css';

/** The columns of section 3 of the specification, in its order. */
const columns = ['reference', 'plan', 'paymentDate', 'phone', 'subscriptionEndDate', 'amount', 'status'] as const;
const tones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  paid: 'success',
  pending: 'warning',
  failed: 'danger',
  expired: 'neutral',
};

/** The plan, until when it is paid, and what was paid. */
export function AccountPayments() {
  const { t } = useTranslation('remote-pro/account-payments');
  const { http, locale } = usePlatform();
  const { data: professional } = useSuspenseQuery(practiceQueries(http).professional());
  const { data: plans } = useSuspenseQuery(plansQuery(http));
  const { data: end } = useSuspenseQuery(statisticsQueries(http).planEnd());
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useSuspenseInfiniteQuery(
    paymentsQuery(http),
  );
  const labelOf = (id: string) => {
    const plan = plans.find((one) => one.id === id);
    return plan ? (locale === 'fr' ? plan.labelFr : plan.labelEn) : id;
  };
  const rows = data.pages.flatMap((page) => page.data);
  const isFree = professional.planId === 'free';
  return (
    <EditCard id="plan" title={t('title')}>
      <SummaryList
        rows={[
          { term: t('plan'), value: labelOf(professional.planId) },
          ...(isFree || end === null ? [] : [{ term: t('end'), value: dateText(end, { locale, timeZone: 'UTC' }) }]),
        ]}
      />
      <h3 className={styles.heading}>{t('payments')}</h3>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PaymentRow key={row.id} payment={row} plan={labelOf(row.plan)} timeZone={professional.timeZone} />
            ))}
          </tbody>
        </table>
      )}
      {isFetchNextPageError ? (
        <Notice tone="danger" live="polite">
          {t('failed')}
        </Notice>
      ) : null}
      {hasNextPage ? (
        <div>
          <Button variant="secondary" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchNextPageError ? 'retry' : 'more')}
          </Button>
        </div>
      ) : null}
    </EditCard>
  );
}

interface PaymentRowProps {
  readonly payment: Payment;
  readonly plan: string;
  readonly timeZone: string;
}

function PaymentRow({ payment, plan, timeZone }: PaymentRowProps) {
  const { t } = useTranslation('remote-pro/account-payments');
  const { locale } = usePlatform();
  const { reference, paymentDate, phone, subscriptionEndDate, amount, currency, status } = payment;
  const cells = {
    reference,
    plan,
    paymentDate: paymentDate === null ? '–' : formatMoment(paymentDate, { locale, timeZone }),
    phone: formatPhone(phone),
    subscriptionEndDate:
      subscriptionEndDate === null ? '–' : dateText(subscriptionEndDate, { locale, timeZone: 'UTC' }),
    amount: formatFee(amount, currency, locale),
    status: <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
  };
  return (
    <tr>
      {columns.map((column) => (
        <td
          key={column}
          translate={column === 'plan' || column === 'status' ? undefined : 'no'}
          data-column={column}
          data-label={t(`column.${column}`)}
        >
          {cells[column]}
        </td>
      ))}
    </tr>
  );
}
