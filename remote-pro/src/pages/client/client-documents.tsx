import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentDocuments } from 'shared-ui/domain/appointments/page/appointment-documents.tsx';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatDay } from 'shared-ui/domain/time/format-time.ts';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { betweenQueries, documentsShown } from '../../data/clients/client-between.ts';
import { isTooShort, shortestInside } from '../../model/clients-search.ts';
import { ClientPart } from './client-part.tsx';

interface ClientDocumentsProps {
  readonly clientId: string;
  readonly view: AppointmentView;
}

/** What the client has sent with all appointments; searched by name once there are more than the first. */
export function ClientDocuments({ clientId, view }: ClientDocumentsProps) {
  const { t } = useTranslation('remote-pro/clients');
  const { http } = usePlatform();
  const [text, setText] = useState('');
  const queries = betweenQueries(http, clientId);
  const all = useInfiniteQuery(queries.documents());
  const found = useInfiniteQuery({ ...queries.documents(text), placeholderData: keepPreviousData });
  return (
    <ClientPart
      name="documents"
      query={found}
      empty={t(text === '' ? 'one.noDocuments' : 'one.noDocumentFound')}
      head={
        (all.data?.length ?? 0) >= documentsShown ? (
          <SearchField
            value={text}
            label={t('one.searchDocuments')}
            hint={text !== '' && isTooShort(text) ? t('one.lettersAtLeast', { least: shortestInside }) : undefined}
            onSearch={setText}
          />
        ) : undefined
      }
    >
      {(rows) => (
        <AppointmentDocuments
          documents={rows}
          view={view}
          actionOf={({ appointmentId, createdAt }) => (
            <Link variant="quiet" to={href('/pro/rendez-vous/:id', { id: appointmentId })}>
              <time translate="no" dateTime={createdAt}>
                {formatDay(createdAt, view.reader, 'short')}
              </time>
              <VisuallyHidden>{`, ${t('one.appointment')}`}</VisuallyHidden>
            </Link>
          )}
        />
      )}
    </ClientPart>
  );
}
