import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import {
  partyAs,
  partyForms,
  partyInput,
  partyKinds,
  partyRoles,
  writtenOtherNames,
  type AppointmentParty,
} from 'shared-contracts/schemas/appointment-party';
import * as v from 'valibot';
import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { fieldCodes } from '../../primitives/form-errors/field-messages.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { appointmentsKey } from '../appointments/queries/appointment-queries.ts';
import type { TranslateParties } from '../texts/translate.ts';
import { refreshQueries } from '../queries/refresh-queries.ts';
import { addParty, partyDraft } from './parties.ts';
import styles from './parties.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from '../../primitives/field/use-limit-text.ts';

const form = v.object({
  as: v.picklist(partyForms),
  role: v.picklist(partyRoles),
  name: partyInput.entries.name,
  otherNames: writtenOtherNames,
});

export interface PartyDialogProps {
  readonly appointmentId: string;
  /** Who names the party: a professional says on which side it is as well. */
  readonly by: AppointmentParty['addedBy'];
  readonly translate: TranslateParties;
}

/** Somebody more whom an appointment concerns, or another name of its client. */
export function PartyDialog({
  appointmentId,
  by,
  translate,
  onClose,
}: PartyDialogProps & { readonly onClose: () => void }) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const party = useForm<v.InferInput<typeof form>, unknown, v.InferOutput<typeof form>>({
    resolver: valibotResolver(form),
    defaultValues: { as: 'person', role: 'other', name: '', otherNames: '' },
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, getValues, formState } = party;
  const limitText = useLimitText();
  const draft = useFormDraft(party, partyDraft);
  const problems = fieldCodes(formState.errors).map(({ name, code }) => {
    if (name === 'root')
      return { field: 'name', message: code === 'LIMIT_EXCEEDED' ? translate('limit') : errorText(code) };
    if (name === 'name' && code === 'REQUIRED') return { field: name, message: translate('nameMissing') };
    // The list itself, not one of its names, is too long.
    const isList = name === 'otherNames' && code === 'TOO_LONG';
    if (isList) return { field: name, message: translate('tooMany') };
    const isOver = name === 'name' && code === 'TOO_LONG';
    return {
      field: name.split('.')[0],
      // Short texts of too many words are refused by the same code.
      message: (isOver && limitText(textLimits.partyName, getValues('name'))) || errorText(code),
      isAlike: name !== 'name',
    };
  });
  const errorOf = (of: string) => problems.find(({ field }) => field === of)?.message;
  const submit = handleSubmit(async ({ as, role, name, otherNames }) => {
    try {
      await addParty(http, appointmentId, { ...partyAs(as, role), name, otherNames });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setError('root', { message: error.problem.errors[0]?.code ?? error.code });
      return;
    }
    draft.clear();
    await refreshQueries(queries, appointmentsKey);
    onClose();
  });
  return (
    <FormDialog
      isOpen
      onClose={() => {
        draft.clear();
        onClose();
      }}
      title={translate(`${by}.add`)}
      submitLabel={translate(`${by}.submit`)}
      cancelLabel={translate('cancel')}
      problems={{
        title: translate('problem'),
        items: problems.map(({ field, message, isAlike }) => ({
          fieldId: `party-${field}`,
          message: isAlike ? translate('item', { field: translate('otherNames'), message }) : message,
        })),
      }}
      onSubmit={() => submit()}
    >
      <div className={styles.fields}>
        <p>{translate(`${by}.note`)}</p>
        {by === 'professional' ? (
          <Select
            {...register('role')}
            id="party-role"
            label={translate('role')}
            options={partyRoles.map((value) => ({ value, label: translate(`roleOption.${value}`) }))}
          />
        ) : null}
        <Select
          {...register('as')}
          id="party-as"
          label={translate('as')}
          options={(by === 'client' ? partyForms : partyKinds).map((value) => ({
            value,
            label: translate(`asOption.${value}`),
          }))}
        />
        <Field
          {...register('name')}
          id="party-name"
          required
          limit={textLimits.partyName}
          label={translate('name')}
          error={errorOf('name')}
          autoComplete="off"
        />
        <Field
          {...register('otherNames')}
          id="party-otherNames"
          limit={textLimits.otherNames}
          label={translate('otherNames')}
          optionalLabel={translate('optional')}
          hint={translate('otherNamesHint')}
          error={errorOf('otherNames')}
          autoComplete="off"
        />
      </div>
    </FormDialog>
  );
}
