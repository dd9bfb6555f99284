import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { FormPage } from '../../forms/form-page.tsx';
import { RegistrationSteps } from '../../account/registration-steps.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { Registration } from '../../features/documents-upload/documents-loader.ts';
import type { Settled } from '../../loading/settle.ts';
import { DocumentsView } from '../../features/documents-upload/documents-view.tsx';
import { NotAProfessional } from '../../features/documents-upload/not-a-professional.tsx';

/** `/inscription-2`: the second step of a professional's registration. */
export function Component() {
  const { t } = useTranslation('remote-public/documents');
  const data = useLoaderData<Settled<Registration> | null>();
  return (
    <>
      <title>{`${t('title')} – Nimbia`}</title>
      <FormPage
        title={t('title')}
        lead={t('lead')}
        steps={data === null ? null : <RegistrationSteps current="documents" />}
      >
        {data === null ? (
          <NotAProfessional />
        ) : data.ok ? (
          <DocumentsView {...data.value} />
        ) : (
          <RetryNotice>{t('failed')}</RetryNotice>
        )}
      </FormPage>
    </>
  );
}
