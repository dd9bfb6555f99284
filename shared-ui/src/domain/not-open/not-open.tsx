import type { ReactNode } from 'react';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { PageHead } from '../../primitives/page-head/page-head.tsx';

export interface NotOpenProps {
  readonly title: string;
  /** "Pas encore ouvert" */
  readonly state: string;
  /** What the page will offer. */
  readonly text: string;
  /** Alternatives. */
  readonly action: ReactNode;
}

/** Says that a page is planned and not built yet. */
export function NotOpen({ title, state, text, action }: NotOpenProps) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState title={state} action={action} isFirstRun>
        {text}
      </EmptyState>
    </>
  );
}
