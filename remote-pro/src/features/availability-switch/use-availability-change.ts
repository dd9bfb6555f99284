import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { switchEndOf } from 'shared-contracts/processes/available-now';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import type { ProfessionalInput } from 'shared-contracts/schemas/professional-input';
import { updateOwnProfessional } from '../../data/practice/own-professional.ts';
import { practiceQueries, refreshPractice } from '../../data/practice/practice-queries.ts';

type Availability = Pick<ProfessionalInput, 'availableNow' | 'availableDate'>;

/** The same as the profile has it. */
const shownAs = ({ availableNow, ...values }: Partial<Availability>): Partial<OwnProfessional> => ({
  ...values,
  ...(availableNow !== undefined && {
    availableSince: availableNow ? new Date().toISOString() : null,
    notAvailableBecause: null,
  }),
});

/** What else the API changes: available now and from a later day exclude each other. */
function replacedBy({ availableNow, availableDate }: Partial<Availability>, before: OwnProfessional | undefined) {
  const isLater = (date: string | null | undefined) => (date ?? '') > new Date().toISOString().slice(0, 10);
  if (availableNow === true && isLater(before?.availableDate)) return 'date';
  const since = before?.availableSince ?? null;
  return isLater(availableDate) && since !== null && switchEndOf(since) > new Date() ? 'switch' : undefined;
}

/** Changes availability optimistically; a failure rolls back and says why. */
export function useAvailabilityChange(professionalId: string): (values: Partial<Availability>) => void {
  const { t } = useTranslation('remote-pro/available-now');
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = practiceQueries(http).professional();
  // Optimistic, as nobody else changes it.
  const { mutate: change } = useMutation({
    mutationKey: ['switch availability'],
    // Serial, so that the last choice is the one stored.
    scope: { id: 'switch availability' },
    mutationFn: (values: Partial<Availability>) => updateOwnProfessional(http, professionalId, values),
    onMutate: async (values) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, before && { ...before, ...shownAs(values) });
      return before;
    },
    onSuccess: (_answer, values, before) => {
      const replaced = replacedBy(values, before);
      toast.success(t(replaced === undefined ? 'saved' : `replaced.${replaced}`));
    },
    onError: (error, _values, before) => {
      client.setQueryData(queryKey, before);
      if (!(error instanceof ProblemError)) throw error;
      toast.error(errorText(error.code));
    },
    onSettled: () =>
      client.isMutating({ mutationKey: ['switch availability'] }) > 1 ? undefined : refreshPractice(client),
  });
  return change;
}
