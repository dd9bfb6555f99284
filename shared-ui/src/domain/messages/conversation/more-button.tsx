import { Button } from '../../../primitives/button/button.tsx';
import type { MessagesView } from '../messages-view.ts';
import styles from './conversation.module.css';
import type { MoreMessages } from './use-more-messages.ts';

interface MoreButtonProps {
  readonly side: 'older' | 'newer';
  readonly more: MoreMessages;
  readonly view: MessagesView;
}

/** Loads what was said before or after what is shown, as scrolling there does. */
export function MoreButton({ side, more, view: { translate } }: MoreButtonProps) {
  if (!more.hasMore) return null;
  return (
    <div className={styles.more} data-side={side}>
      {more.isFailed ? <p role="alert">{translate(`${side}Failed`)}</p> : null}
      <Button
        variant="quiet"
        size="dense"
        isLoading={more.isLoading}
        loadingLabel={translate('loading')}
        onClick={more.load}
      >
        {translate(side)}
      </Button>
    </div>
  );
}
