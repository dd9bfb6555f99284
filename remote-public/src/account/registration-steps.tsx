import { useTranslation } from 'react-i18next';
import { Stepper } from 'shared-ui/primitives/stepper/stepper.tsx';

const steps = ['account', 'documents'] as const;

/** Progress in the two steps of a professional’s registration. */
export function RegistrationSteps({ current }: { readonly current: (typeof steps)[number] }) {
  const { t } = useTranslation('remote-public/register');
  return (
    <Stepper
      label={t('steps.label')}
      steps={steps.map((id) => ({ id, label: t(`steps.${id}`) }))}
      current={current}
      doneLabel={t('steps.done')}
    />
  );
}
