import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import type { BookingStep } from './booking-steps.ts';

/** Back to the step that an answer came from. */
export function ChangeLink({ step, to }: { readonly step: BookingStep; readonly to: string }) {
  const { t } = useTranslation('remote-public/booking');
  return (
    <ButtonLink variant="quiet" size="dense" to={to} aria-label={t('review.changeOf', { what: t(`steps.${step}`) })}>
      {t('review.change')}
    </ButtonLink>
  );
}
