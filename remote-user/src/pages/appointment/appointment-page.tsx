import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { failReasons } from 'shared-contracts/schemas/appointment';
import { AppointmentPage } from 'shared-ui/domain/appointments/page/appointment-page.tsx';
import { AppointmentPageFailure } from 'shared-ui/domain/appointments/page/appointment-page-failure.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { SendDocuments } from '../../features/documents-send/send-documents.tsx';
import { NameParties } from '../../features/parties-name/name-parties.tsx';
import { ReviewAppointment } from '../../features/review-write/review-appointment.tsx';
import { useView } from '../../model/use-view.ts';

const listPath = href('/user/rendez-vous');

/** `/user/rendez-vous/{id}` */
export function Component() {
  const { t } = useTranslation('remote-user/pages');
  return (
    <AppointmentPage
      view={useView()}
      listPath={listPath}
      hasDocumentsApart
      more={(appointment, documents, asked) => (
        <>
          {appointment.status === 'done' ? <ReviewAppointment appointment={appointment} /> : null}
          <SendDocuments appointment={appointment} documents={documents} asked={asked} />
          {appointment.status === 'waiting' || appointment.status === 'accepted' ? (
            <NameParties appointmentId={appointment.id} />
          ) : null}
        </>
      )}
      whenOver={({ status, changeReason, professionalId, professional, consultationId, callType }) => (
        <div>
          {status === 'rejected' || !professional.isBookable ? (
            <ButtonLink size="dense" to={href('/recherche')}>
              {t('appointment.findAnother')}
            </ButtonLink>
          ) : (
            <ButtonLink
              size="dense"
              variant="secondary"
              to={href(
                '/lawyers/booking/:id',
                { id: professionalId },
                failReasons.some((reason) => reason === changeReason)
                  ? { consultation: consultationId ?? undefined, type: callType }
                  : {},
              )}
            >
              {t('appointment.bookAgain')}
            </ButtonLink>
          )}
        </div>
      )}
    />
  );
}

export function ErrorBoundary() {
  return <AppointmentPageFailure translate={useTranslation('remote-user/appointments').t} listPath={listPath} />;
}
