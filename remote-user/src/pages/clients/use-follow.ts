import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { KnownGroup, KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { startFollowing, stopFollowing } from 'shared-ui/domain/follows/follow-calls.ts';
import { knownKey } from '../../data/known-queries.ts';

export interface Following {
  readonly isFollowed: boolean;
  /** Until a moment ago, on this page. */
  readonly wasFollowed: boolean;
  /** Nothing else keeps the professional in the list. */
  readonly isGone: boolean;
  readonly isBusy: boolean;
  /** The button that was pressed may be gone: gives the focus to the one that took its place. */
  readonly keepFocus: (button: HTMLButtonElement | null) => void;
  readonly toggle: () => void;
}

/** Follows and stops following, which shows at once. The place stays until the list is read again, so that it can be undone. */
export function useFollow(person: KnownProfessional, group: KnownGroup, name: string): Following {
  const { professional, followId, isMet, isContacted } = person;
  const { t } = useTranslation('remote-user/professionals');
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const client = useQueryClient();
  // What the list says later counts more.
  const [change, setChange] = useState<{ readonly from: string | null; readonly to: string | null }>();
  const [isBusy, setBusy] = useState(false);
  const hasActed = useRef(false);
  // Stable, so that it is called when a button appears, not at each rendering.
  const keepFocus = useCallback((button: HTMLButtonElement | null) => {
    if (hasActed.current && document.activeElement === document.body) button?.focus();
  }, []);
  const isChanged = change?.from === followId;
  const current = isChanged ? change.to : followId;
  const isOnlyFollowed = group === 'followed' || !(isMet || isContacted);
  const toggle = async () => {
    setBusy(true);
    hasActed.current = true;
    try {
      if (current === null) {
        setChange({ from: followId, to: await startFollowing(http, professional.id) });
        toast.success(t('nowFollowed', { name }));
      } else {
        setChange({ from: followId, to: null });
        await stopFollowing(http, current);
        // What takes the place of the card says it.
        if (!isOnlyFollowed) toast.success(t('noLongerFollowed', { name }));
      }
      void client.invalidateQueries({ queryKey: knownKey, refetchType: 'none' });
    } catch (error) {
      setChange({ from: followId, to: current });
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    } finally {
      setBusy(false);
    }
  };
  const wasFollowed = isChanged && change.to === null;
  return {
    isFollowed: current !== null,
    wasFollowed,
    isGone: wasFollowed && isOnlyFollowed,
    isBusy,
    keepFocus,
    toggle: () => void toggle(),
  };
}
