import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ownComment } from 'shared-contracts/schemas/discussion';
import { pageOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';

export const commentsKey = ['comments'] as const;

const commentPage = pageOf(ownComment);
const PAGE = 20;

/** Queries of what a client wrote under articles and answers. */
export const commentQueries = (http: HttpClient) => ({
  /** Newest first; deleted ones stay in their place for as long as they can be restored. */
  page: (cursor: string | null) =>
    queryOptions({
      queryKey: [...commentsKey, 'page', cursor],
      queryFn: async ({ signal }) => {
        const body = { mine: true, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
        const { data, page } = await http.request('POST', '/comments/find-by', commentPage, { body, signal });
        return { comments: data, next: page?.next ?? null };
      },
    }),
});

/** `deletedAt: null` restores one. @throws ProblemError */
export const changeComment = (
  http: HttpClient,
  id: string,
  change: { readonly body: string } | { readonly deletedAt: null },
): Promise<unknown> => http.request('PUT', `/base/comments/update/${id}`, unknown(), { body: change });

/** It can be restored for an hour. @throws ProblemError */
export const deleteComment = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/base/comments/delete/${id}`, unknown());
