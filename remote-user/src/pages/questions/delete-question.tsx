import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { deleteQuestion, questionsKey } from '../../data/question-queries.ts';

/** Deletes a question that nobody has answered. */
export function DeleteQuestion({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { t } = useTranslation('remote-user/questions');
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const handleConfirm = async () => {
    try {
      await deleteQuestion(http, id);
    } catch (error) {
      return setProblem(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
    setOpen(false);
    toast.success(t('delete.done'));
    onDone();
    // Not read again: it is still shown, and gone.
    await client.invalidateQueries({ queryKey: questionsKey, refetchType: 'none' });
  };
  return (
    <>
      <Button
        size="dense"
        variant="quiet"
        onClick={() => {
          setProblem(undefined);
          setOpen(true);
        }}
      >
        {t('one.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        tone="danger"
        title={t('delete.title')}
        confirmLabel={t('delete.submit')}
        cancelLabel={t('delete.cancel')}
        error={problem}
        onConfirm={handleConfirm}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </>
  );
}
