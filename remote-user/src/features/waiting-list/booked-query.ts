import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { waitingKey } from '../../data/waiting-key.ts';
import { waitingPage } from './waiting-query.ts';

/** Of what was waited for and booked, as many as are looked at. */
const BOOKED = 20;

/** Waits that ended in an appointment which is not over, the latest first. */
export const bookedQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [...waitingKey, 'booked'],
    queryFn: async ({ signal }) => {
      const body = { where: { state: 'booked' }, limit: BOOKED };
      const { data } = await http.request('POST', '/waiting_entries/find-by', waitingPage, { body, signal });
      return data.filter(({ booked }) => booked && Date.parse(booked.endsAt) > Date.now());
    },
  });
