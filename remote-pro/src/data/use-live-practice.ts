import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshPractice } from './practice-queries.ts';

/** Reads the practice again when a document was decided, which verifies it or takes that back. */
export function useLiveDocuments(): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe('document.', () => void refreshPractice(client)), [events, client]);
}
