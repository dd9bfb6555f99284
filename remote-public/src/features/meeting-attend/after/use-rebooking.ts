import { useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { appointment as row } from 'shared-contracts/schemas/appointment';
import { oneOf } from 'shared-contracts/schemas/wire';
import { nearestSlots } from 'shared-ui/domain/appointments/queries/nearest-slots.ts';
import { pick } from 'valibot';
import { readRebooked, readRebooking, type Rebooked, type Rebooking } from './read-rebooking.ts';
import type { MeetingSubject } from '../meeting-subject.ts';

const made = oneOf(pick(row, ['id', 'startsAt', 'status', 'openedBy']));

/** The nearest free times, and the appointment that one of them became, now or before, by either of the two. */
export function useRebooking({ appointment, party }: MeetingSubject) {
  const { http, events, telemetry } = usePlatform();
  /** Undefined until it is read; null where there is nothing to choose. */
  const [rebooking, setRebooking] = useState<Rebooking | null>();
  const [hasFailed, setFailed] = useState(false);
  const [booked, setBooked] = useState<Rebooked>();
  const [isOwnTap, setOwnTap] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [code, setCode] = useState<ProblemError['code']>();
  const [isBusy, setBusy] = useState(false);
  // A tap that is repeated after a lost answer is the same request.
  const keys = useRef(new Map<string, string>());
  const reading = useRef<AbortController>(null);
  useEffect(() => {
    const stop = new AbortController();
    reading.current = stop;
    const handle = (error: unknown) => {
      if (stop.signal.aborted) return;
      setFailed(true);
      if (!(error instanceof ProblemError)) telemetry.error(error, { message: 'free times to book again' });
    };
    // Together: no time is offered that the next moment takes back.
    Promise.all([
      readRebooked(http, party, appointment, stop.signal),
      readRebooking(http, party, appointment, stop.signal),
    ]).then(([before, again]) => {
      if (stop.signal.aborted) return;
      setBooked(before);
      if (before === undefined) setOwnTap(false);
      setRebooking(again);
      setFailed(false);
    }, handle);
    return () => stop.abort();
  }, [http, telemetry, party, appointment, attempt]);
  // The other has booked it again.
  useEffect(() => events.subscribe('appointment.', () => setAttempt((before) => before + 1)), [events]);
  const keepBooked = (found: Rebooked | undefined) => {
    setBooked(found);
    setOwnTap(found !== undefined);
  };
  const book = async (startsAt: string) => {
    if (!rebooking || isBusy) return;
    const key = keys.current.get(startsAt) ?? crypto.randomUUID();
    keys.current.set(startsAt, key);
    // What it reads is from before.
    reading.current?.abort();
    setBusy(true);
    setCode(undefined);
    try {
      const headers = { 'Idempotency-Key': key };
      const { data } = await http.request('POST', '/base/appointments/create', made, {
        body: rebooking.at(startsAt),
        headers,
      });
      keepBooked(data);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setCode(error.code);
      // Perhaps by the other, for the same: the event may have been missed.
      if (error.code === 'SLOT_TAKEN') await readRebooked(http, party, appointment).then(keepBooked, () => undefined);
      const nearest = nearestSlots(error.problem).map((slot) => slot.startsAt);
      if (nearest.length > 0) setRebooking({ ...rebooking, starts: nearest });
    } finally {
      setBusy(false);
    }
  };
  return { rebooking, hasFailed, booked, isOwnTap, code, isBusy, book };
}
