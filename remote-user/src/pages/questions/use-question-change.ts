import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { changeQuestion, questionsKey } from '../../data/question-queries.ts';

type Change = { readonly bestAnswerId: string | null } | { readonly isClosed: boolean };

/** Marks the best answer, closes and opens a question again; says that it is done, or why not. */
export function useQuestionChange(id: string) {
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [pending, setPending] = useState<string>();
  return {
    pending,
    change: async (name: string, change: Change, done: string) => {
      setPending(name);
      try {
        await changeQuestion(http, id, change);
        toast.success(done);
      } catch (error) {
        toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
      }
      await refreshQueries(client, questionsKey);
      setPending(undefined);
    },
  };
}
