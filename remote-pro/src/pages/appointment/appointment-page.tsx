import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentPage } from 'shared-ui/domain/appointments/page/appointment-page.tsx';
import { AppointmentPageFailure } from 'shared-ui/domain/appointments/page/appointment-page-failure.tsx';
import { ConflictSection } from '../../components/conflict-check/conflict-section.tsx';
import { useConflictHistory } from '../../components/conflict-check/use-conflict-history.tsx';
import { Part } from '../../components/part/part.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { AskDocuments } from '../../features/documents-ask/ask-documents.tsx';
import { diarySearchAtom } from '../../model/diary-search.ts';
import { useView } from '../../model/use-view.ts';
import { PracticeCards } from './practice-cards.tsx';

const listPath = href('/pro/rendez-vous');

/** `/pro/rendez-vous/{id}` */
export function Component() {
  const { id = '' } = useParams();
  const { userId, search } = useAtomValue(diarySearchAtom);
  const { session } = usePlatform();
  const { view, checks } = useConflictHistory(useView(), id);
  const { t } = useTranslation('remote-pro/conflicts');
  return (
    <AppointmentPage
      view={view}
      listPath={search === '' || userId !== session.user?.id ? listPath : `${listPath}?${search}`}
      zoneNote={<ZoneNote />}
      first={(appointment) => (
        <>
          <ConflictSection appointment={appointment} view={view} />
          <Part queries={[checks]} title={t('historyFailed')} skeleton={null}>
            {() => null}
          </Part>
        </>
      )}
      more={(appointment, documents, asked) => (
        <>
          <AskDocuments appointment={appointment} documents={documents} asked={asked} view={view} />
          <PracticeCards appointment={appointment} view={view} />
        </>
      )}
    />
  );
}

export function ErrorBoundary() {
  return <AppointmentPageFailure translate={useTranslation('remote-pro/appointments').t} listPath={listPath} />;
}
