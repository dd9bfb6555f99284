import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { safeParse, type GenericSchema } from 'valibot';
import { refreshPractice } from '../../data/practice/practice-queries.ts';
import { useCalendarProblem } from './use-calendar-problem.ts';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

interface SourceDialogProps {
  readonly title: string;
  /** Name of the field. */
  readonly name: string;
  /** Most characters of it. */
  readonly limit?: number;
  readonly schema: GenericSchema<unknown, string>;
  readonly save: (value: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** The field with what is wrong with it. */
  readonly children: (fault: string | undefined) => ReactNode;
}

/** One thing about a calendar that is changed. */
export function SourceDialog({ title, name, limit = Infinity, schema, save, onClose, children }: SourceDialogProps) {
  const { t } = useTranslation('remote-pro/calendars');
  const client = useQueryClient();
  const errorText = useErrorText();
  const limitText = useLimitText();
  const problemOf = useCalendarProblem();
  const [fault, setFault] = useState<string>();
  const handleSubmit = async (form: HTMLFormElement) => {
    const typed = new FormData(form).get(name);
    const parsed = safeParse(schema, typed);
    if (!parsed.success) return setFault(limitText(limit, typed) || errorText(parsed.issues[0].message));
    try {
      await save(parsed.output);
      onClose();
      await refreshPractice(client);
    } catch (error) {
      setFault(problemOf(error).message);
    }
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      problems={{ title: t('problem'), items: fault === undefined ? [] : [{ fieldId: name, message: fault }] }}
      onSubmit={handleSubmit}
    >
      {children(fault)}
    </FormDialog>
  );
}
