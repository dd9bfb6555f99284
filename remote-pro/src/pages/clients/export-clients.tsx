import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { csvFile } from 'shared-contracts/formats/file/csv';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import { saveFile } from 'shared-ui/domain/files/save-file.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { listAllClients, mostExported } from '../../data/clients/client-queries.ts';
import type { ClientsSearch } from '../../model/clients-search.ts';
import { useReader } from '../../model/use-reader.ts';

/** The clients of the list, all pages of it, as a file. */
export function ExportClients({ search }: { readonly search: ClientsSearch }) {
  const { t } = useTranslation('remote-pro/clients');
  const { http, toast } = usePlatform();
  const { timeZone, locale } = useReader();
  const time = (at: string | null) => (at === null ? '' : wallTimeOf(at, timeZone).replace('T', ' '));
  const { mutate, isPending } = useMutation({
    mutationFn: () => listAllClients(http, search),
    onSuccess: ({ clients, isCut }) => {
      const header = [
        ...[t('names.last'), t('names.first'), t('column.last'), t('column.next')],
        ...[t('column.count'), t('column.contact')],
      ];
      const rows = clients.map((one) => [
        ...[one.lastName, one.firstNames, time(one.lastAt), time(one.nextAt)],
        ...[String(one.appointmentCount), time(one.lastContactAt)],
      ]);
      const today = wallTimeOf(new Date().toISOString(), timeZone).slice(0, 10);
      saveFile(`${t('file')}-${today}.csv`, csvFile(header, rows, locale), 'text/csv;charset=utf-8');
      if (isCut) toast.info(t('exportCut', { count: mostExported }));
    },
    onError: () => toast.error(t('exportFailed')),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
      isLoading={isPending}
      loadingLabel={t('exporting')}
      onClick={() => mutate()}
    >
      {t('export')}
    </Button>
  );
}
