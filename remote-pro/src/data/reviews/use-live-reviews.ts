import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { reviewsKey } from './review-queries.ts';

/** Reads the reviews again when one comes in, is changed or published, or its report is decided. */
export function useLiveReviews(): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe('review.', () => void refreshQueries(client, reviewsKey)), [events, client]);
}
