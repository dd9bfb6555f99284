import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { practiceQueries } from '../../data/practice/practice-queries.ts';

/** Whether the professional is verified: only then does the public see what they write. */
export function useIsListed(): boolean {
  const { data } = useSuspenseQuery(practiceQueries(usePlatform().http).professional());
  const { verifiedAt, verifiedUntil } = data;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return verifiedAt !== null && (verifiedUntil === null || verifiedUntil >= today);
}
