import { useState } from 'react';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { FormDialog, type FormDialogProps } from '../../../primitives/dialog/form-dialog.tsx';
import { Refusal } from '../../../primitives/notice/refusal.tsx';
import { TextArea } from '../../../primitives/text-area/text-area.tsx';
import type { TranslateMessages } from '../../texts/translate.ts';
import { codeOf } from '../code-of.ts';
import { reportConversation } from '../data/message-client.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from '../../../primitives/field/use-limit-text.ts';

interface ReportDialogProps {
  readonly conversationId: string;
  /** One message of it. */
  readonly messageId?: string;
  readonly translate: TranslateMessages;
  readonly returnTo?: FormDialogProps['returnTo'];
  readonly onClose: () => void;
}

/** Tells our team what is wrong in a conversation. */
export function ReportDialog({ conversationId, messageId, translate, returnTo, onClose }: ReportDialogProps) {
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const limitText = useLimitText();
  const draftKey = `report:${messageId ?? conversationId}`;
  const [reason, setReason] = useState(() => {
    const { reason: typed } = readDraft(draftKey);
    return typeof typed === 'string' ? typed : '';
  });
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = reason.trim();
  const message =
    text === ''
      ? translate('report.required')
      : text.length > textLimits.report
        ? limitText(textLimits.report, reason)
        : undefined;
  const shown = isTried ? message : undefined;
  const handleSubmit = async () => {
    setTried(true);
    setFailure(undefined);
    if (message !== undefined) return;
    try {
      await reportConversation(http, { conversationId, messageId, reason: text });
      clearDraft(draftKey);
      onClose();
      toast.success(translate('done.reported'));
    } catch (error) {
      setFailure(errorText(codeOf(error)));
    }
  };
  return (
    <FormDialog
      isOpen
      returnTo={returnTo}
      onClose={onClose}
      title={translate(messageId === undefined ? 'report.title' : 'report.titleOfMessage')}
      submitLabel={translate('report.submit')}
      cancelLabel={translate('cancel')}
      problems={{
        title: translate('report.problem'),
        items: shown === undefined ? [] : [{ fieldId: 'report-reason', message: shown }],
      }}
      onSubmit={handleSubmit}
    >
      {failure === undefined ? null : <Refusal>{failure}</Refusal>}
      <p>{translate('report.text')}</p>
      <TextArea
        id="report-reason"
        label={translate('report.reason')}
        required
        rows={3}
        limit={textLimits.report}
        value={reason}
        error={shown}
        onChange={({ target }) => {
          setReason(target.value);
          writeDraft(draftKey, { reason: target.value });
        }}
      />
    </FormDialog>
  );
}
