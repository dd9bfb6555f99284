import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { OfferedAppointment } from 'shared-contracts/schemas/appointment-request';
import type { Problem } from 'shared-contracts/schemas/wire';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { useAttemptKey } from 'shared-ui/domain/requests/use-attempt-key.ts';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { unknown } from 'valibot';

/** Opens an appointment that the client is to confirm. @throws ProblemError; SLOT_TAKEN names the nearest free times. */
const offerAppointment = (http: HttpClient, body: OfferedAppointment, key: string): Promise<unknown> =>
  http.request('POST', '/base/appointments/create', unknown(), { body, headers: { 'Idempotency-Key': key } });

/** Sends a new appointment, the same one with the same key; returns the problem, or null when it was accepted. */
export function useOffer() {
  const { http } = usePlatform();
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  return async (offered: OfferedAppointment): Promise<Problem | null> => {
    try {
      await offerAppointment(http, offered, keyOf(offered));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return error.problem;
    }
    void refreshQueries(client, appointmentsKey);
    return null;
  };
}
