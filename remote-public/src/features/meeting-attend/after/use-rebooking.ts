import { useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { appointment as row, type Appointment } from 'shared-contracts/schemas/appointment';
import { oneOf } from 'shared-contracts/schemas/wire';
import { nearestSlots } from 'shared-ui/domain/appointments/queries/nearest-slots.ts';
import { pick } from 'valibot';
import { readRebooking, type Rebooking } from './read-rebooking.ts';
import type { MeetingSubject } from '../meeting-subject.ts';

const made = oneOf(pick(row, ['id', 'startsAt']));

/** The nearest free times, and the appointment that one of them became. */
export function useRebooking({ appointment, party }: MeetingSubject) {
  const { http, telemetry } = usePlatform();
  /** Undefined until it is read; null where there is nothing to choose. */
  const [rebooking, setRebooking] = useState<Rebooking | null>();
  const [hasFailed, setFailed] = useState(false);
  const [booked, setBooked] = useState<Pick<Appointment, 'id' | 'startsAt'>>();
  const [code, setCode] = useState<ProblemError['code']>();
  const [isBusy, setBusy] = useState(false);
  // A tap that is repeated after a lost answer is the same request.
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    const stop = new AbortController();
    readRebooking(http, party, appointment, stop.signal).then(setRebooking, (error: unknown) => {
      if (stop.signal.aborted) return;
      setFailed(true);
      if (!(error instanceof ProblemError)) telemetry.error(error, { message: 'free times to book again' });
    });
    return () => stop.abort();
  }, [http, telemetry, party, appointment]);
  const book = async (startsAt: string) => {
    if (!rebooking || isBusy) return;
    const key = keys.current.get(startsAt) ?? crypto.randomUUID();
    keys.current.set(startsAt, key);
    setBusy(true);
    setCode(undefined);
    try {
      const headers = { 'Idempotency-Key': key };
      const { data } = await http.request('POST', '/base/appointments/create', made, {
        body: rebooking.at(startsAt),
        headers,
      });
      setBooked(data);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setCode(error.code);
      const nearest = nearestSlots(error.problem).map((slot) => slot.startsAt);
      if (nearest.length > 0) setRebooking({ ...rebooking, starts: nearest });
    } finally {
      setBusy(false);
    }
  };
  return { rebooking, hasFailed, booked, code, isBusy, book };
}
