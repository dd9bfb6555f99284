import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { SecondStepChallenge, SecondStepMethod } from 'shared-contracts/schemas/second-step';
import { oneOf } from 'shared-contracts/schemas/wire';
import { looseObject, string } from 'valibot';
import { typedText } from '../account/typed-text.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorSummary } from '../../primitives/error-summary/error-summary.tsx';
import { Field } from '../../primitives/field/field.tsx';
import type french from '../../locales/fr/second-step.json';
import styles from './second-step.module.css';

/** What proves the step, as the API takes it. */
export type Proof =
  | { readonly method: 'code' | 'recovery'; readonly code: string }
  | { readonly method: 'passkey'; readonly response: object };

export interface SecondStepProps {
  readonly challenge: SecondStepChallenge;
  /** Sends the proof; throws the API's ProblemError. */
  readonly onProof: (proof: Proof) => Promise<void>;
  /** The password is needed again. */
  readonly onEnded: (message: string) => void;
  /** A way back, where nothing else closes it. */
  readonly onBack?: (() => void) | undefined;
}

type Problem = { readonly text: string; readonly fieldId?: string };

const options = oneOf(looseObject({ challenge: string() }));
const fieldId = 'second-step-code';

/** Asks for a passkey, a code of the app, or a recovery code. Reached through `lazy-second-step`. */
export function SecondStep({
  challenge: { token, methods },
  words,
  onProof,
  onEnded,
  onBack,
}: SecondStepProps & { readonly words: typeof french }) {
  const { http } = usePlatform();
  const errorText = useErrorText();
  const [method, setMethod] = useState<SecondStepMethod>(methods[0] ?? 'recovery');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [attempts, setAttempts] = useState(0);
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input, button')?.focus(), [method]);

  const fail = (failure: Problem) => {
    setProblem(failure);
    setAttempts((count) => count + 1);
  };
  const prove = async (find: () => Promise<Proof>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onProof(await find());
    } catch (error) {
      if (!(error instanceof ProblemError)) fail({ text: words.notUsed });
      else if (error.code === 'TOKEN_EXPIRED') onEnded(words.ended);
      else if (error.code !== 'SECOND_STEP_INVALID') fail({ text: errorText(error.code) });
      else fail(method === 'passkey' ? { text: words.notUsed } : { text: words.wrong, fieldId });
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (method === 'passkey') return void prove(() => askPasskey());
    const code = typedText(new FormData(event.currentTarget), 'code');
    if (code === '') return fail({ text: words.required, fieldId });
    void prove(async () => ({ method, code }));
  };
  const askPasskey = async (): Promise<Proof> => {
    const { data } = await http.request('POST', '/auth/second-step/passkey', options, { body: { token } });
    return { method: 'passkey', response: await startAuthentication({ optionsJSON: data }) };
  };
  const labels = { passkey: words.passkey, code: words.useCode, recovery: words.useRecovery };
  return (
    <form ref={root} className={styles.form} method="post" noValidate aria-label={words.title} onSubmit={handleSubmit}>
      <ErrorSummary
        title={words.problem}
        errors={problem ? [{ message: problem.text, fieldId: problem.fieldId }] : []}
        focusKey={attempts}
      />
      {method === 'passkey' ? null : (
        <Field
          key={method}
          id={fieldId}
          name="code"
          required
          label={method === 'code' ? words.code : words.recovery}
          hint={method === 'code' ? words.codeHint : undefined}
          inputMode={method === 'code' ? 'numeric' : 'text'}
          autoComplete={method === 'code' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          error={problem?.fieldId && problem.text}
        />
      )}
      <Button
        type="submit"
        block
        isLoading={isBusy}
        icon={method === 'passkey' ? <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" /> : undefined}
      >
        {method === 'passkey' ? words.passkey : words.submit}
      </Button>
      <div className={styles.others}>
        {methods
          .filter((one) => one !== method)
          .map((one) => (
            <Button
              key={one}
              variant="quiet"
              onClick={() => {
                setProblem(undefined);
                setMethod(one);
              }}
            >
              {labels[one]}
            </Button>
          ))}
        {onBack ? (
          <Button variant="quiet" onClick={onBack}>
            {words.back}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
