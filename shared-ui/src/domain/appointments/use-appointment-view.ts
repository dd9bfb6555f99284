import { useMemo } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Party } from './queries/available-actions.ts';
import { readerOf } from '../time/format-time.ts';
import type { AppointmentView } from './appointment-view.ts';
import { useNow } from '../time/use-now.ts';
import type { TranslateAppointments } from '../texts/translate.ts';

/** Context and strings of one party on this device. */
export function useAppointmentView(translate: TranslateAppointments, party: Party): AppointmentView {
  const { locale } = usePlatform();
  const now = useNow();
  return useMemo(() => ({ translate, reader: readerOf(locale), party, now }), [translate, locale, party, now]);
}
