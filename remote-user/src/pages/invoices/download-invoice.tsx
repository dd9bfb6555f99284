import { Download } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { linkInvoice } from '../../data/invoice-queries.ts';

interface DownloadInvoiceProps {
  readonly id: string;
  readonly label: string;
  readonly children: string;
}

/** The invoice as a PDF in the language of the page. */
export function DownloadInvoice({ id, label, children }: DownloadInvoiceProps) {
  const { http, locale, apiUrl, toast } = usePlatform();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    try {
      // A link is good for five minutes.
      location.assign(apiUrl + (await linkInvoice(http, id, locale)));
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="dense"
      aria-label={label}
      isLoading={isBusy}
      icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void handleClick()}
    >
      {children}
    </Button>
  );
}
