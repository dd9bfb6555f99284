import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';

export type Results = readonly UseQueryResult<unknown>[];
type DataOf<T> = T extends UseQueryResult<infer Data> ? Data : never;

export interface QueryPartProps<Q extends Results> {
  readonly queries: Q;
  /** Names the part where it fails. */
  readonly title: string;
  readonly skeleton: ReactNode;
  readonly retryLabel: string;
  readonly children: (...data: { [K in keyof Q]: DataOf<Q[K]> }) => ReactNode;
}

/** A part of the page: loads, fails and is tried again by itself. */
export function QueryPart<const Q extends Results>({
  queries,
  title,
  skeleton,
  retryLabel,
  children,
}: QueryPartProps<Q>) {
  const errorText = useErrorText();
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  const [first] = failed;
  if (first)
    return (
      <Notice
        tone="danger"
        live="polite"
        title={title}
        action={
          <Button
            variant="secondary"
            size="dense"
            isLoading={failed.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            {retryLabel}
          </Button>
        }
      >
        {errorText(first.error instanceof ProblemError ? first.error.code : 'INTERNAL')}
      </Notice>
    );
  const data = queries.map((query) => query.data);
  if (data.includes(undefined)) return skeleton;
  return children(...(data as { [K in keyof Q]: DataOf<Q[K]> }));
}
