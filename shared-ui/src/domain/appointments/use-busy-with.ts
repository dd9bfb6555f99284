import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { listAllAppointments } from './appointment-client.ts';
import { busyWith } from './busy-with.ts';

const day = 86_400_000;

/** The calling professional's other appointment that keeps a time, once it is known; nothing is asked without a time. */
export function useBusyWith(
  moved: string,
  start: string | undefined,
  end: string | undefined,
): Appointment | undefined {
  const { http } = usePlatform();
  const [other, setOther] = useState<Appointment>();
  useEffect(() => {
    if (start === undefined || end === undefined) return;
    const controller = new AbortController();
    const from = new Date(Date.parse(start) - day).toISOString();
    const query = { statuses: ['waiting', 'accepted'], from, to: end, withProposed: true } as const;
    listAllAppointments(http, '/pro/get-all/appointments', query, controller.signal).then(
      (found) => setOther(busyWith(found, moved, { start, end })),
      (failure: unknown) => {
        // The refusal says enough without a name.
        if (!controller.signal.aborted && !(failure instanceof ProblemError)) throw failure;
      },
    );
    return () => controller.abort();
  }, [http, moved, start, end]);
  return other;
}
