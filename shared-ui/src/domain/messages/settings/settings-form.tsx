import { useState } from 'react';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { Checkbox } from '../../../primitives/checkbox/checkbox.tsx';
import { FormDialog } from '../../../primitives/dialog/form-dialog.tsx';
import { Field } from '../../../primitives/field/field.tsx';
import { Refusal } from '../../../primitives/notice/refusal.tsx';
import { TextArea } from '../../../primitives/text-area/text-area.tsx';
import type { MessageSettings, SettingsWords } from './message-settings.ts';
import styles from './settings.module.css';
import { checkSettings, draftOf, settingsOf, type SettingsDraft } from './settings-draft.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from '../../../primitives/field/use-limit-text.ts';

interface SettingsFormProps {
  readonly settings: MessageSettings;
  readonly words: SettingsWords;
  readonly failure: string | undefined;
  /** Whether it was saved. */
  readonly onSave: (settings: MessageSettings) => Promise<boolean>;
  readonly onClose: () => void;
}

const draftKey = 'message-settings';

/** A client has read receipts alone. */
export function SettingsForm({ settings, words, failure, onSave, onClose }: SettingsFormProps) {
  const limitText = useLimitText();
  const [draft, setDraft] = useState<SettingsDraft>(() => ({ ...draftOf(settings), ...readDraft(draftKey) }));
  const [isTried, setTried] = useState(false);
  const isProfessional = settings.contact !== null;
  const problems = isProfessional ? checkSettings(draft) : {};
  const errorOf = (name: keyof SettingsDraft) => {
    const problem = isTried ? problems[name] : undefined;
    return problem === 'tooLong' ? limitText(textLimits.awayReply, draft[name]) : problem && words.errors[problem];
  };
  // Both replies may be too long.
  const named = (name: 'firstContactsPerDay' | 'awayFr' | 'awayEn', message: string) =>
    name === 'firstContactsPerDay' || problems[name] !== 'tooLong'
      ? message
      : words.summaryItem.replace('{{field}}', words[name]).replace('{{message}}', message);
  const change = (values: Partial<SettingsDraft>) => {
    const next = { ...draft, ...values };
    setDraft(next);
    writeDraft(draftKey, next);
  };
  const close = () => {
    clearDraft(draftKey);
    onClose();
  };
  const handleSubmit = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    if (await onSave(settingsOf(draft, settings))) clearDraft(draftKey);
  };
  const fields = ['firstContactsPerDay', 'awayFr', 'awayEn'] as const;
  const text = (name: 'awayFr' | 'awayEn') => (
    <TextArea
      id={`settings-${name}`}
      label={words[name]}
      optionalLabel={words.optional}
      lang={name === 'awayFr' ? 'fr' : 'en'}
      rows={3}
      limit={textLimits.awayReply}
      value={draft[name]}
      error={errorOf(name)}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <FormDialog
      isOpen
      onClose={close}
      title={words.title}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      problems={{
        title: words.problem,
        items: fields.flatMap((name) => {
          const message = errorOf(name);
          return message === undefined ? [] : [{ fieldId: `settings-${name}`, message: named(name, message) }];
        }),
      }}
      onSubmit={handleSubmit}
    >
      {failure === undefined ? null : <Refusal>{failure}</Refusal>}
      {isProfessional ? (
        <>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{words.first}</legend>
            <Checkbox
              label={words.firstContacts}
              hint={words.firstContactsHint}
              checked={draft.firstContacts}
              onChange={({ target }) => change({ firstContacts: target.checked })}
            />
            {draft.firstContacts ? (
              <div className={styles.number}>
                <Field
                  id="settings-firstContactsPerDay"
                  label={words.aDay}
                  required
                  inputMode="numeric"
                  value={draft.firstContactsPerDay}
                  error={errorOf('firstContactsPerDay')}
                  onChange={(event) => change({ firstContactsPerDay: event.target.value })}
                />
              </div>
            ) : null}
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{words.away}</legend>
            <Checkbox
              label={words.isAway}
              hint={words.isAwayHint}
              checked={draft.isAway}
              onChange={({ target }) => change({ isAway: target.checked })}
            />
            {draft.isAway ? (
              <>
                {text('awayFr')}
                {text('awayEn')}
              </>
            ) : null}
          </fieldset>
        </>
      ) : null}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.receipts}</legend>
        <Checkbox
          label={words.readReceipts}
          hint={words.readReceiptsHint}
          checked={draft.readReceipts}
          onChange={({ target }) => change({ readReceipts: target.checked })}
        />
      </fieldset>
    </FormDialog>
  );
}
