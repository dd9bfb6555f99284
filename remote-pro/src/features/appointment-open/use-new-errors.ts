import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from 'shared-contracts/schemas/wire';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

/** Messages by field id. */
type Errors = Readonly<Record<string, string>>;

interface Checked {
  readonly clientId: string;
  readonly reason: string;
  readonly consultation: unknown;
  readonly time: Errors;
}

const fieldOf: Readonly<Record<string, string>> = {
  clientId: 'new-client',
  consultationId: 'new-consultation',
  reason: 'new-subject',
};

/** What is wrong with a new appointment, at its field; and what no field can answer for. `time`: what is wrong with its time now. */
export function useNewErrors(time: Errors) {
  const { t } = useTranslation('remote-pro/diary');
  const limitText = useLimitText();
  const [said, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();

  // What was said of the time stays until it is put right.
  const errors = Object.fromEntries(
    Object.entries(said).filter(([id, message]) => !id.startsWith('own-') || time[id] === message),
  );

  /** In the order of the fields. Returns whether something is wrong. */
  const check = ({ clientId, reason, consultation, time: wrong }: Checked): boolean => {
    const subject = reason.trim();
    const found: Errors = {
      ...(clientId === '' && { 'new-client': t('new.chooseClient') }),
      ...(consultation === undefined && { 'new-consultation': t('new.chooseConsultation') }),
      ...wrong,
      ...(subject === '' && { 'new-subject': t('new.writeSubject') }),
      ...(subject.length > textLimits.reason && { 'new-subject': limitText(textLimits.reason, subject) }),
    };
    setErrors(found);
    setRefusal(undefined);
    return Object.keys(found).length > 0;
  };

  /** What the API refused. Times are refused with others to choose, elsewhere. */
  const answer = ({ code, errors: pointers }: Problem, errorText: (code: string) => string): void => {
    const [first] = pointers;
    if (code.startsWith('SLOT_')) return;
    if (first?.pointer === '/clientId') return setErrors({ 'new-client': t('new.unknownClient') });
    if (code === 'CONSULTATION_NOT_OFFERED' || first?.pointer === '/callType')
      return setErrors({ 'new-consultation': t('new.gone') });
    if (code === 'NOT_VERIFIED') return setRefusal(t('new.notVerified'));
    if (code === 'TOO_MANY_WAITING_HERE') return setRefusal(t('new.tooManyWaiting'));
    setRefusal(code === 'TOO_MANY_REQUESTS_HERE' ? t('new.tooMany') : errorText(code));
  };

  /** Another field that was changed has no error any more. */
  const change = (names: readonly string[]): void =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => !names.some((name) => fieldOf[name] === id))),
    );
  return { errors, refusal, check, answer, change };
}
