import { UserRoundCheck, UserRoundPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearDraft, readDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { findFollow, startFollowing, stopFollowing } from 'shared-ui/domain/follows/follow-calls.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { followWish } from './follow-wish.ts';

export interface FollowProfessionalProps {
  readonly id: string;
  readonly name: string;
}

/** A client follows or stops following, which shows at once. What a visitor wished before signing in is done now. */
export function FollowButton({ id, name }: FollowProfessionalProps) {
  const { t } = useTranslation('remote-public/profile');
  const { http, toast, telemetry } = usePlatform();
  const errorText = useErrorText();
  // Undefined while it is not known.
  const [followId, setFollowId] = useState<string | null>();
  const [isBusy, setBusy] = useState(false);
  const change = async (current: string | null) => {
    setBusy(true);
    try {
      if (current === null) setFollowId(await startFollowing(http, id));
      else {
        setFollowId(null);
        await stopFollowing(http, current);
      }
      toast.success(t(current === null ? 'follow.started' : 'follow.stopped', { name }));
    } catch (error) {
      setFollowId(current);
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    } finally {
      setBusy(false);
    }
  };
  const fulfilWish = useEffectEvent(async (found: string | null) => {
    const isWished = 'wished' in readDraft(followWish(id));
    clearDraft(followWish(id));
    if (isWished && found === null) await change(null);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      try {
        const found = await findFollow(http, id, leaving.signal);
        setFollowId(found);
        await fulfilWish(found);
      } catch (error) {
        if (leaving.signal.aborted) return;
        // Following twice is following once.
        setFollowId(null);
        telemetry.error(error, { part: 'follow' });
      }
    };
    void read();
    return () => leaving.abort();
  }, [http, id, telemetry]);
  const isFollowed = typeof followId === 'string';
  const Icon = isFollowed ? UserRoundCheck : UserRoundPlus;
  return (
    <Button
      variant="secondary"
      isLoading={isBusy || followId === undefined}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void change(followId ?? null)}
    >
      {t(isFollowed ? 'follow.stop' : 'follow.start')}
    </Button>
  );
}
