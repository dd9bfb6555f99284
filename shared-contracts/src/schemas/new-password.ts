import * as v from 'valibot';
import { confirmed } from './confirmed.ts';
import { mailedToken } from './mailed-link.ts';
import { newPassword } from './password.ts';
import { code, given } from './text.ts';

const resetFields = v.object({
  token: mailedToken,
  password: newPassword,
  passwordConfirmation: given,
});
/** POST /auth/reset: `token` is the fragment `#token=` of the mailed link. Codes: RESET_INVALID and those of a new password. */
export const resetInput = v.pipe(resetFields, confirmed<v.InferOutput<typeof resetFields>>());
export type ResetInput = v.InferInput<typeof resetInput>;

const changeFields = v.object({
  currentPassword: given,
  password: newPassword,
  passwordConfirmation: given,
});

/** POST /auth/change-password. */
export const changePasswordInput = v.pipe(
  changeFields,
  confirmed<v.InferOutput<typeof changeFields>>(),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['password']],
      (input) => input.currentPassword !== input.password,
      code('PASSWORD_UNCHANGED'),
    ),
    ['password'],
  ),
);
export type ChangePasswordInput = v.InferInput<typeof changePasswordInput>;
