import * as v from 'valibot';
import { code } from './text.ts';

/** Checks that both are equal, reported together with the password's other errors. */
export const confirmed = <T extends { password: string; passwordConfirmation: string }>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const { password, passwordConfirmation } = dataset.value as Record<string, unknown>;
    if (!passwordConfirmation || password === passwordConfirmation) return;
    addIssue({
      message: code('PASSWORD_CONFIRMATION_MISMATCH'),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: dataset.value as Record<string, unknown>,
          key: 'passwordConfirmation',
          value: passwordConfirmation,
        },
      ],
    });
  });
