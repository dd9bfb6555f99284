import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { AppointmentParty } from 'shared-contracts/schemas/appointment-party';
import { Button } from '../../primitives/button/button.tsx';
import { appointmentsKey } from '../appointments/queries/appointment-queries.ts';
import type { TranslateParties } from '../texts/translate.ts';
import { refreshQueries } from '../queries/refresh-queries.ts';
import { removeParty } from './parties.ts';
import styles from './parties.module.css';

interface PartyListProps {
  readonly parties: readonly Pick<AppointmentParty, 'id' | 'addedBy' | 'role' | 'name' | 'otherNames'>[];
  /** Who reads it: one removes only whom one has named. Without it nobody is removed. */
  readonly by: AppointmentParty['addedBy'] | undefined;
  /** Said behind the name. */
  readonly noteOf: (role: AppointmentParty['role']) => string | null;
  readonly translate: TranslateParties;
  readonly onRemoved: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** Whom an appointment concerns beside its client. */
export function PartyList({ parties, by, noteOf, translate, onRemoved, ...list }: PartyListProps) {
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate: remove } = useMutation({
    mutationFn: (id: string) => removeParty(http, id),
    onSuccess: () => {
      onRemoved();
      toast.success(translate('removed'));
    },
    onError: (error) => {
      if (!(error instanceof ProblemError)) throw error;
      toast.error(errorText(error.code));
    },
    onSettled: () => refreshQueries(queries, appointmentsKey),
  });
  return (
    <ul {...list} className={styles.list}>
      {parties.map(({ id, name, otherNames, role, addedBy }) => (
        <li key={id} className={styles.party}>
          <span>
            <span lang="">{[name, ...otherNames].join(' / ')}</span> <span className={styles.note}>{noteOf(role)}</span>
          </span>
          {addedBy === by ? (
            <Button
              variant="quiet"
              size="dense"
              icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
              aria-label={translate('removeOf', { name })}
              onClick={() => remove(id)}
            >
              {translate('remove')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
