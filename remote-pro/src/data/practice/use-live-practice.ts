import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { onPlanChange } from '../plan/on-plan-change.ts';
import { refreshPractice } from './practice-queries.ts';

/** Reads the practice again when a document was decided, which verifies it or takes that back, and when its plan ended. */
export function useLivePractice(): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshPractice(client);
    const stops = [events.subscribe('document.', refresh), onPlanChange(events, refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [events, client]);
}
