import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { useIsListed } from './use-is-listed.ts';

interface UnverifiedNoticeProps {
  /** What waits for the verification. */
  readonly title: string;
  /** The link to the documents. */
  readonly action: string;
}

/** Nobody who is not verified publishes anything: said where somebody would. */
export function UnverifiedNotice({ title, action }: UnverifiedNoticeProps) {
  if (useIsListed()) return null;
  return (
    <Notice
      title={title}
      action={
        <ButtonLink variant="secondary" to={href('/inscription-2')}>
          {action}
        </ButtonLink>
      }
    />
  );
}
