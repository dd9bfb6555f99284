import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { writtenNames } from 'shared-contracts/schemas/asked-document';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { fieldCodes } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import * as v from 'valibot';

interface AskDialogProps {
  readonly appointmentId: string;
  /** How many more can be asked for. */
  readonly room: number;
  readonly onClose: () => void;
  /** Closed by the way: what was typed is kept. */
  readonly onDismiss: () => void;
}

/** Names the documents that the client is to send, one a line. */
export function AskDialog({ appointmentId, room, onClose, onDismiss }: AskDialogProps) {
  const { t } = useTranslation('remote-pro/appointment');
  const { http, toast } = usePlatform();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const form = useForm<{ names: string }, unknown, { names: string[] }>({
    resolver: valibotResolver(v.object({ names: writtenNames(room) })),
    defaultValues: { names: '' },
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, 'documents');
  const textOf = (code: string) => {
    if (code === 'REQUIRED') return t('documents.required');
    if (code === 'LIMIT_EXCEEDED') return t('documents.tooMany', { count: room });
    if (code === 'TOO_LONG') return t('documents.tooLong', { most: textLimits.askedDocument });
    return code === 'TRANSITION_NOT_ALLOWED' ? t('documents.over') : errorText(code);
  };
  const [problem] = fieldCodes(form.formState.errors).map(({ code }) => textOf(code));
  const submit = form.handleSubmit(async ({ names }) => {
    try {
      await http.request('POST', '/base/asked_documents/create-many', v.unknown(), {
        body: names.map((name) => ({ appointmentId, name })),
      });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      form.setError('root', { message: error.problem.errors[0]?.code ?? error.code });
      return;
    }
    draft.clear();
    toast.success(t('documents.asked'));
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
      onDismiss={onDismiss}
      title={t('documents.ask')}
      submitLabel={t('documents.submit')}
      cancelLabel={t('documents.cancel')}
      problems={{
        title: t('documents.problem'),
        items: problem === undefined ? [] : [{ fieldId: 'asked-names', message: problem }],
      }}
      onSubmit={() => submit()}
    >
      <TextArea
        {...form.register('names')}
        id="asked-names"
        required
        limit={textLimits.askedDocument}
        isLimitPerLine
        label={t('documents.names')}
        hint={t('documents.hint')}
        error={problem}
      />
    </FormDialog>
  );
}
