import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ExplainedDay } from 'shared-contracts/schemas/availability';
import { explainDay } from '../../data/explain-day.ts';

interface Answer {
  readonly asked: string;
  readonly day?: ExplainedDay;
  readonly code?: string;
}

/** The day as the API explains it, or the code of what went wrong; neither while it is asked. `version` rises when hours were saved. */
export function useExplainedDay(date: string | undefined, version: number) {
  const { http } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const asked = `${date ?? ''} ${version} ${attempt}`;
  useEffect(() => {
    if (date === undefined) return undefined;
    const controller = new AbortController();
    explainDay(http, date, controller.signal).then(
      (day) => setAnswer({ asked, day }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ProblemError)) throw error;
        setAnswer({ asked, code: error.code });
      },
    );
    return () => controller.abort();
  }, [http, date, asked]);
  return { ...(answer?.asked === asked ? answer : undefined), retry: () => setAttempt(attempt + 1) };
}
