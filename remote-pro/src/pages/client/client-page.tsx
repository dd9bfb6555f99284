import { useSuspenseQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquare, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { href } from 'shared-contracts/remote/paths';
import type { AppointmentParty } from 'shared-contracts/schemas/appointment-party';
import { formatDay } from 'shared-ui/domain/time/format-time.ts';
import { PageFailure } from 'shared-ui/domain/page-failure/page-failure.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { Part } from '../../components/part/part.tsx';
import { PrivateNotes } from '../../components/private-notes/private-notes.tsx';
import type { SaveNotes } from '../../components/private-notes/use-saved-notes.ts';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { clientQueries, saveClientNotes } from '../../data/clients/client-queries.ts';
import { draftClient } from '../../features/appointment-open/new-appointment.ts';
import { clientName } from '../../model/client-name.ts';
import { useView } from '../../model/use-view.ts';
import { ClientAppointments } from './client-appointments.tsx';
import { ClientContact } from './client-contact.tsx';
import { ClientDocuments } from './client-documents.tsx';
import { ClientInvoices } from './client-invoices.tsx';
import { ClientMessages } from './client-messages.tsx';
import styles from './client-page.module.css';
import { ClientReviews } from './client-reviews.tsx';

const listPath = href('/pro/clients');

/** `/pro/clients/{id}` */
export function Component() {
  const { id = '' } = useParams();
  // What was typed of one client is not of the next.
  return <OneClient key={id} id={id} />;
}

/** Everything between the professional and one client. */
function OneClient({ id }: { readonly id: string }) {
  const { t } = useTranslation('remote-pro/clients');
  const { http } = usePlatform();
  const view = useView();
  const navigate = useNavigate();
  const queries = clientQueries(http);
  const client = useSuspenseQuery(queries.one(id)).data;
  const parties = useQuery(queries.parties(id));
  const cache = useQueryClient();
  const save: SaveNotes = useCallback(
    async (notes, expected, keepalive) => {
      const privateNotes = await saveClientNotes(http, client.id, { privateNotes: notes }, expected, keepalive);
      cache.setQueryData(clientQueries(http).one(id).queryKey, (before) => before && { ...before, privateNotes });
      return privateNotes;
    },
    [http, client.id, id, cache],
  );
  const name = clientName(client);
  const diary = href('/pro/rendez-vous');
  return (
    <>
      <PageTitle>{name ?? t('deleted')}</PageTitle>
      <PageHead
        title={name ?? t('deleted')}
        back={<Link to={listPath}>{t('one.back')}</Link>}
        actions={
          name === undefined ? undefined : (
            <>
              <ButtonLink
                variant="secondary"
                to={href('/pro/message', undefined, { to: id })}
                icon={<MessageSquare size={18} strokeWidth={1.75} aria-hidden="true" />}
              >
                {t('one.write')}
              </ButtonLink>
              <Button
                icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => {
                  draftClient(diary, id);
                  void navigate(`${diary}?new=`);
                }}
              >
                {t('one.newAppointment')}
              </Button>
            </>
          )
        }
      >
        {t('one.lastContact', { when: formatDay(client.lastContactAt, view.reader) })}
      </PageHead>
      <ZoneNote />
      <div className={styles.columns}>
        <div className={styles.side}>
          <ClientAppointments clientId={id} view={view} />
          <ClientDocuments clientId={id} view={view} />
        </div>
        <div className={styles.side}>
          <Card aria-labelledby="client-notes">
            <h2 id="client-notes" className={styles.heading}>
              {t('one.notes')}
            </h2>
            <PrivateNotes stored={client.privateNotes ?? null} save={save} reader={view.reader} />
          </Card>
          <ClientContact clientId={id} />
          <ClientMessages clientId={id} reader={view.reader} />
          <Card aria-labelledby="client-parties">
            <h2 id="client-parties" className={styles.heading}>
              {t('one.parties')}
            </h2>
            <Part queries={[parties]} title={t('one.partiesFailed')} skeleton={<Skeleton lines={2} />}>
              {(found) => <Parties {...found} />}
            </Part>
          </Card>
          <ClientReviews clientId={id} reader={view.reader} />
          <ClientInvoices clientId={id} reader={view.reader} />
        </div>
      </div>
    </>
  );
}

interface PartiesProps {
  readonly parties: readonly AppointmentParty[];
  /** There are more. */
  readonly isCut: boolean;
}

function Parties({ parties, isCut }: PartiesProps) {
  const { t } = useTranslation(['remote-pro/clients', 'remote-pro/conflicts']);
  if (parties.length === 0) return <p className={styles.none}>{t('one.noParties')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {parties.map(({ id, appointmentId, name, otherNames, role }) => (
          <li key={id}>
            <Link variant="quiet" to={href('/pro/rendez-vous/:id', { id: appointmentId })}>
              <span lang="">{[name, ...otherNames].join(' / ')}</span>
            </Link>{' '}
            <span className={styles.none}>{t(`role.${role}`, { ns: 'remote-pro/conflicts' })}</span>
          </li>
        ))}
      </ul>
      {isCut ? <p className={styles.none}>{t('one.partiesCut')}</p> : null}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation(['remote-pro/clients', 'remote-pro/appointments']);
  const errorText = useErrorText();
  return (
    <PageFailure
      title={t('one.title')}
      failedTitle={t('failure.title', { ns: 'remote-pro/appointments' })}
      retryLabel={t('failure.retry', { ns: 'remote-pro/appointments' })}
      errorText={errorText}
      notFound={{
        title: t('one.missing'),
        text: t('one.missingText'),
        action: <ButtonLink to={listPath}>{t('one.back')}</ButtonLink>,
      }}
    />
  );
}
