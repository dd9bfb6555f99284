import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { getDocument } from '../queries/appointment-client.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { Button } from '../../../primitives/button/button.tsx';
import styles from '../appointment.module.css';

interface AppointmentDocumentsProps {
  readonly documents: readonly AppointmentDocument[];
  readonly view: Pick<AppointmentView, 'translate'>;
  /** Beside each document. */
  readonly actionOf?: ((document: AppointmentDocument) => ReactNode) | undefined;
}

/** Documents to download. A link is valid for five minutes, so it is requested on click. */
export function AppointmentDocuments({ documents, view: { translate }, actionOf }: AppointmentDocumentsProps) {
  const { http, apiUrl, toast } = usePlatform();
  const handleOpen = async (id: string) => {
    try {
      const { url } = await getDocument(http, id);
      if (url === null) toast.error(translate('documentGone'));
      else location.assign(apiUrl + url);
    } catch {
      toast.error(translate('documentFailed'));
    }
  };
  return (
    <ul className={styles.documents}>
      {documents.map((one) => (
        <li key={one.id}>
          <Button
            variant="quiet"
            size="dense"
            icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void handleOpen(one.id)}
          >
            <span translate="no">{one.name}</span>
          </Button>
          {actionOf?.(one)}
        </li>
      ))}
    </ul>
  );
}
