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
  const [isAgain, setAgain] = useState(false);
  if (isAgain && (reach === 'done' || reach === 'missing')) setAgain(false);
  const texts = { failed: 'messagesFailed', missing: 'notFound', looking: isSearch ? 'looking' : 'loading' } as const;
  const text = reach === 'done' || (reach === 'missing' && !isSearch) ? null : texts[reach];
  return (
    <div role="status" className={text === null ? undefined : styles.reach}>
      {text === null ? null : <span>{translate(text)}</span>}
      {reach === 'failed' || (isAgain && reach === 'looking') ? (
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
