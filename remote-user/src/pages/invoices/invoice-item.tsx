import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatFee } from 'shared-contracts/formats/text/format-fee';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import type { Invoice, InvoiceStatus } from 'shared-contracts/schemas/billing';
import { Badge, type BadgeTone } from 'shared-ui/primitives/badge/badge.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { DownloadInvoice } from './download-invoice.tsx';
import styles from './invoices-page.module.css';

const tones: Readonly<Record<Exclude<InvoiceStatus, 'draft'>, BadgeTone>> = {
  issued: 'warning',
  paid: 'success',
  void: 'neutral',
};

/** The day of an instant by the clocks of the practice, as the invoice has it. */
const dayOf = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(instant);

/** One invoice: from whom, when, how much, what for, and as a PDF. */
export function InvoiceItem({ invoice, now }: { readonly invoice: Invoice; readonly now: number }) {
  const { t } = useTranslation('remote-user/invoices');
  const { locale } = usePlatform();
  const { number, status, currency, net, tax, total, lines, notes, professional, appointmentId } = invoice;
  const { issuedAt, dueOn, paidAt, voidedAt } = invoice;
  const zone = professional.timeZone ?? 'UTC';
  const today = dayOf(now, zone);
  const date = (instant: string) => ({ date: formatDate(dayOf(Date.parse(instant), zone), locale) });
  const amount = (value: number) => formatFee(value, currency, locale);
  const isLate = status === 'issued' && dueOn !== null && dueOn < today;
  const state = status === 'draft' ? 'issued' : status;
  return (
    <Card className={styles.invoice}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{t('number', { number })}</h2>
          <p translate="no">
            {professional.isBookable ? (
              <Link to={href('/lawyers/:id', { id: invoice.professionalId })}>{partyName(professional)}</Link>
            ) : (
              partyName(professional)
            )}
          </p>
        </div>
        <div className={styles.amount}>
          <p translate="no" className={styles.total} data-void={status === 'void' || undefined}>
            {amount(total)}
          </p>
          <Badge tone={isLate ? 'danger' : tones[state]}>{isLate ? t('late') : t(`state.${state}`)}</Badge>
        </div>
      </div>
      <p className={styles.dates}>
        {issuedAt === null ? null : <span>{t('issuedOn', date(issuedAt))}</span>}
        {status === 'issued' && dueOn !== null ? <span>{t('dueOn', { date: formatDate(dueOn, locale) })}</span> : null}
        {paidAt === null ? null : <span>{t('paidOn', date(paidAt))}</span>}
        {voidedAt === null ? null : <span>{t('voidedOn', date(voidedAt))}</span>}
      </p>
      <details className={styles.details}>
        <summary>
          {t('lines')}
          <VisuallyHidden>{`, ${t('number', { number })}`}</VisuallyHidden>
        </summary>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              <span>
                <span>{line.label}</span>
                {line.quantity === 1 ? null : (
                  <span className={styles.quantity}>
                    {t('quantity', { count: line.quantity, amount: amount(line.unitAmount) })}
                  </span>
                )}
              </span>
              <span translate="no">{amount(line.amount)}</span>
            </li>
          ))}
        </ul>
        <dl className={styles.lines}>
          {[
            [t('net'), net],
            [t('tax'), tax],
            [t('total'), total],
          ].map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd translate="no">{amount(Number(value))}</dd>
            </div>
          ))}
        </dl>
        {notes ? (
          <p className={styles.notes} lang="">
            {notes}
          </p>
        ) : null}
      </details>
      <div className={styles.actions}>
        <DownloadInvoice id={invoice.id} label={t('pdfOf', { number })}>
          {t('pdf')}
        </DownloadInvoice>
        {appointmentId === null ? null : (
          <Link to={href('/user/rendez-vous/:id', { id: appointmentId })}>
            {t('appointment')}
            <VisuallyHidden>{`, ${t('number', { number })}`}</VisuallyHidden>
          </Link>
        )}
      </div>
    </Card>
  );
}
