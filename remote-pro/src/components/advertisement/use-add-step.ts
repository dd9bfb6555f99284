import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { AddStep, OwnAdd } from 'shared-contracts/schemas/advertising';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { addsKey } from '../../data/advertising/advertisement-queries.ts';
import { deleteAdd, stepAdd } from '../../data/advertising/advertisements.ts';

type OwnStep = Exclude<AddStep['state'], 'refused'>;

/** Takes a step of the life cycle, or deletes; says what became of it, also where somebody else was faster. */
export function useAddStep(add: OwnAdd) {
  const { t } = useTranslation('remote-pro/advertising');
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [busy, setBusy] = useState<OwnStep | 'deleted'>();
  const run = async (name: OwnStep | 'deleted', work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name);
    try {
      await work();
      toast.success(t(`done.${name}`));
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isOther = error.problem.status === 412 || error.code === 'TRANSITION_NOT_ALLOWED';
      const isTarget = error.problem.errors.some(({ pointer }) => pointer === '/target');
      toast.error(isTarget ? t('notPublic') : isOther ? t('meanwhile') : errorText(error.code));
      return false;
    } finally {
      setBusy(undefined);
      if (name !== 'deleted') await refreshQueries(client, addsKey);
    }
  };
  return {
    busy,
    step: (state: OwnStep) => run(state, () => stepAdd(http, add, state)),
    remove: async () => {
      const isGone = await run('deleted', () => deleteAdd(http, add.id));
      // Its page is left: nothing of it is asked for again.
      if (isGone) await client.invalidateQueries({ queryKey: addsKey, refetchType: 'none' });
      return isGone;
    },
  };
}
