import { useMemo } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Party } from './available-actions.ts';
import { readerOf } from './format-time.ts';
import type { AppointmentView } from './appointment-view.ts';
import { useNow } from './use-now.ts';
import { useWords } from './use-words.ts';

/** Appointments as one party reads them on this device, in the words of a namespace that holds `appointments.json`. */
export function useAppointmentView(namespace: string, party: Party): AppointmentView {
  const words = useWords(namespace);
  const { locale } = usePlatform();
  const now = useNow();
  return useMemo(() => ({ words, reader: readerOf(locale), party, now }), [words, locale, party, now]);
}
