import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ConflictState } from 'shared-contracts/schemas/conflict-check';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { confirmCheck, recordCheck } from '../../data/clients/conflicts.ts';

interface ConflictAnswersProps {
  readonly appointment: Appointment;
  /** Null where nothing was compared but the client’s name. */
  readonly state: ConflictState | null;
  /** The only appointment of the page. */
  readonly isAlone: boolean;
  readonly onDecline?: (() => Promise<void>) | undefined;
}

/** "Checked, no conflict", and the refusal in one click. */
export function ConflictAnswers({ appointment, state, isAlone, onDecline }: ConflictAnswersProps) {
  const { t } = useTranslation('remote-pro/conflicts');
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => (state?.isOpen ? confirmCheck(http, state.checkId) : recordCheck(http, appointment.id)),
    onError: (error) => {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'PRECONDITION_FAILED') toast.info(t('outdated'));
      else toast.error(errorText(error.code));
    },
    onSettled: () => refreshQueries(queries, appointmentsKey),
  });
  const declining = useMutation({ mutationFn: async () => onDecline?.() });
  const name = partyName(appointment.client);
  return (
    <>
      <Button
        size="dense"
        variant={state?.isOpen ? 'primary' : 'secondary'}
        aria-label={isAlone ? undefined : t('confirmOf', { name })}
        isLoading={isPending}
        loadingLabel={t('working')}
        onClick={() => mutate()}
      >
        {t('confirm')}
      </Button>
      {onDecline ? (
        <Button
          size="dense"
          variant="secondary"
          aria-label={isAlone ? undefined : t('declineOf', { name })}
          isLoading={declining.isPending}
          loadingLabel={t('working')}
          onClick={() => declining.mutate()}
        >
          {t('decline')}
        </Button>
      ) : null}
    </>
  );
}
