import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { formatFee } from 'shared-contracts/formats/text/format-fee';
import { invoiceLink, type InvoiceStatus } from 'shared-contracts/schemas/billing';
import { oneOf } from 'shared-contracts/schemas/wire';
import { formatDay, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { Badge, type BadgeTone } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { betweenQueries } from '../../data/clients/client-between.ts';
import { ClientPart } from './client-part.tsx';
import styles from './client-page.module.css';

const tones: Readonly<Record<InvoiceStatus, BadgeTone>> = {
  draft: 'neutral',
  issued: 'warning',
  paid: 'success',
  void: 'neutral',
};
const link = oneOf(invoiceLink);

interface ClientInvoicesProps {
  readonly clientId: string;
  readonly reader: Reader;
}

/** What the client was invoiced. */
export function ClientInvoices({ clientId, reader }: ClientInvoicesProps) {
  const { t } = useTranslation('remote-pro/clients');
  const { http, locale, apiUrl, toast } = usePlatform();
  const errorText = useErrorText();
  const handleOpen = async (id: string) => {
    try {
      // A link is good for five minutes.
      const { data } = await http.request('GET', `/invoices/${id}/link?lang=${locale}`, link);
      location.assign(apiUrl + data.url);
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
  };
  return (
    <ClientPart name="invoices" query={useInfiniteQuery(betweenQueries(http, clientId).invoices())}>
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map(({ id, number, status, total, currency, issuedAt, createdAt }) => (
            <li key={id}>
              <p className={styles.when}>
                {number === null ? null : (
                  <Button
                    variant="quiet"
                    size="dense"
                    icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
                    onClick={() => void handleOpen(id)}
                  >
                    {t('one.invoice', { number })}
                  </Button>
                )}
                <span translate="no">{formatFee(total, currency, locale)}</span>
              </p>
              <p className={styles.state}>
                <span translate="no" className={styles.none}>
                  {formatDay(issuedAt ?? createdAt, reader)}
                </span>
                <Badge tone={tones[status]}>{t(`one.invoiceState.${status}`)}</Badge>
              </p>
            </li>
          ))}
        </ul>
      )}
    </ClientPart>
  );
}
