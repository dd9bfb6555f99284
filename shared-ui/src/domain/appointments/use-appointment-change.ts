import { useCallback } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import type { AppointmentAction } from './available-actions.ts';
import { updateAppointment } from './appointment-client.ts';
import type { Answer } from './use-answered.ts';
import { appointmentUpdate, type ActionInput } from './appointment-update.ts';
import type { Words } from './words.ts';
import { useSerialRevalidate } from './use-serial-revalidate.ts';

/** Runs an action; answers the problem for the form that asked, null when it is done or no longer possible. */
export type ChangeAppointment = (
  appointment: Appointment,
  action: AppointmentAction,
  input?: ActionInput,
) => Promise<Problem | null>;

/** Somebody else was faster: the page shows the truth again, the person is told. */
const isOutdated = (code: string) => code === 'PRECONDITION_FAILED' || code === 'TRANSITION_NOT_ALLOWED';

/** Changes an appointment at the API, says so in a toast, or leaves that to `onDone`, and loads the page's data again. */
export function useAppointmentChange(words: Words, onDone?: (answer: Answer) => void): ChangeAppointment {
  const { http, toast } = usePlatform();
  const revalidate = useSerialRevalidate();
  return useCallback(
    async (appointment, action, input) => {
      try {
        await updateAppointment(http, appointment.id, appointmentUpdate(appointment, action, input));
        if (onDone) onDone({ appointment, action });
        else toast.success(words(`done.${action}`));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (!isOutdated(error.code)) return error.problem;
        toast.info(words('changedMeanwhile'));
      }
      await revalidate();
      return null;
    },
    [http, toast, revalidate, words, onDone],
  );
}
