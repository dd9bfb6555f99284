import { useState } from 'react';
import { Button } from '../../../primitives/button/button.tsx';
import type { MessagesView } from '../messages-view.ts';
import styles from './conversation.module.css';
import type { Reach } from './use-shown-thread.ts';

interface ReachNoticeProps {
  readonly reach: Reach;
  /** Whether the message was searched for; else it is the first unread one. */
  readonly isSearch: boolean;
  readonly view: MessagesView;
  readonly onRetry: () => void;
}

/** Says that a message further back is looked for, or why it is not shown. */
export function ReachNotice({ reach, isSearch, view: { translate }, onRetry }: ReachNoticeProps) {
  const isShown = reach !== 'done' && (isSearch || reach !== 'missing');
  const [isAgain, setAgain] = useState(false);
  if (isAgain && (reach === 'done' || reach === 'missing')) setAgain(false);
  const text = { done: '', failed: 'messagesFailed', missing: 'notFound', looking: isSearch ? 'looking' : 'loading' }[
    reach
  ];
  return (
    <div role="status" className={isShown ? styles.reach : undefined}>
      {isShown ? <span>{translate(text)}</span> : null}
      {isShown && (reach === 'failed' || isAgain) ? (
        <Button
          variant="quiet"
          size="dense"
          isLoading={reach === 'looking'}
          onClick={() => {
            setAgain(true);
            onRetry();
          }}
        >
          {translate('retry')}
        </Button>
      ) : null}
    </div>
  );
}
