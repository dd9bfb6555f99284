import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { refreshQueries } from '../../queries/refresh-queries.ts';
import type { AppointmentAction } from './available-actions.ts';
import { updateAppointment } from './appointment-client.ts';
import { appointmentsKey } from './appointment-queries.ts';
import type { Answer } from './use-answered.ts';
import { appointmentUpdate, type ActionInput } from './appointment-update.ts';
import { doneText, type AppointmentView } from '../appointment-view.ts';

/** Runs an action; returns the problem for its form, or null when it is done or no longer possible. */
export type ChangeAppointment = (
  appointment: Appointment,
  action: AppointmentAction,
  input?: ActionInput,
) => Promise<Problem | null>;

/** On a concurrent change the page refetches and a toast says so. */
const isOutdated = (code: string) => code === 'PRECONDITION_FAILED' || code === 'TRANSITION_NOT_ALLOWED';

/**
 * Changes an appointment through the API, shows a toast or calls `onDone`, and refetches the appointments. Not
 * optimistic: the life cycle may reject it, and the other party is notified immediately.
 */
export function useAppointmentChange(
  { translate, party }: Pick<AppointmentView, 'translate' | 'party'>,
  onDone?: (answer: Answer) => void,
): ChangeAppointment {
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ appointment, action, input }: Answer & { readonly input: ActionInput | undefined }) => {
      try {
        await updateAppointment(http, appointment.id, appointmentUpdate(appointment, action, input));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (!isOutdated(error.code)) return error.problem;
        // Refused as it stands: the times of the room, or the client, say otherwise.
        const reason = error.problem.details?.['reason'];
        const isMeeting = reason === 'connected' || reason === 'differs';
        toast.info(translate(isMeeting ? `outcome.refused.${reason}` : 'changedMeanwhile'));
        return null;
      }
      if (onDone) onDone({ appointment, action });
      else toast.success(doneText(action, appointment, { translate, party }));
      return null;
    },
    onSuccess: (problem) => (problem === null ? refreshQueries(client, appointmentsKey) : undefined),
  });
  return useCallback((appointment, action, input) => mutateAsync({ appointment, action, input }), [mutateAsync]);
}
