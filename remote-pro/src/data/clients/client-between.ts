import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointmentDocument } from 'shared-contracts/schemas/appointment';
import { invoice } from 'shared-contracts/schemas/billing';
import { conversation } from 'shared-contracts/schemas/conversation';
import { ownReview } from 'shared-contracts/schemas/review';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { pageOf } from 'shared-contracts/schemas/wire';
import type { GenericSchema } from 'valibot';
import { isTooShort } from '../../model/clients-search.ts';
import { clientsKey } from './client-queries.ts';
import { reviewsKey } from '../reviews/review-queries.ts';

/** Of a page. */
export const documentsShown = 10;

export const firstPage: string | null = null;

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** What there is between the calling professional and one client beside appointments: each a list, the latest first. */
export function betweenQueries(http: HttpClient, clientId: string) {
  const list = <Row>(
    queryKey: readonly unknown[],
    path: string,
    schema: GenericSchema<unknown, { data: Row[]; page?: { next: string | null } | undefined }>,
    { limit, sort, where }: { readonly limit: number; readonly sort: string; readonly where?: object },
  ) =>
    infiniteQueryOptions({
      queryKey: [...queryKey, clientId, ...(where ? [where] : [])],
      initialPageParam: firstPage,
      getNextPageParam: ({ next }: Page<Row>) => next,
      queryFn: async ({ pageParam, signal }): Promise<Page<Row>> => {
        const body = {
          where: { clientId, ...where },
          sort: [{ [sort]: 'desc' }],
          limit,
          ...(pageParam !== null && { cursor: pageParam }),
        };
        const { data, page } = await http.request('POST', path, schema, { body, signal });
        return { rows: data, next: page?.next ?? null };
      },
      select: ({ pages }) => pages.flatMap(({ rows }) => rows),
      throwOnError: false,
    });
  return {
    /** Of all appointments; with a text, those whose name has it. */
    documents: (text = '') =>
      list([...clientsKey, 'documents'], '/appointment_documents/find-by', pageOf(appointmentDocument), {
        limit: documentsShown,
        sort: 'createdAt',
        ...(!isTooShort(text) && {
          where: { search: { $contains: text.slice(0, textLimits.search) } },
        }),
      }),
    conversations: () =>
      list([...clientsKey, 'conversations'], '/conversations/find-by', pageOf(conversation), {
        limit: 3,
        sort: 'lastMessageAt',
      }),
    reviews: () =>
      list([...reviewsKey, 'of'], '/pro/get-all/reviews', pageOf(ownReview), { limit: 3, sort: 'createdAt' }),
    invoices: () =>
      list([...clientsKey, 'invoices'], '/pro/get-all/invoices', pageOf(invoice), { limit: 5, sort: 'createdAt' }),
  };
}
