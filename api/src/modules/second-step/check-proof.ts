import type { SecondStepProof } from 'shared-contracts/schemas/second-step-input';
import type { Services } from '../../services/services.ts';
import type { Tx } from '../../db/run-as.ts';
import { announce } from './announce.ts';
import type { Challenge } from './challenges.ts';
import { takeAppCode } from './code-app.ts';
import { usePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

/** Whether the account of the challenge has proved itself; what was shown is used up. `tx` runs as `system`. */
export async function checkProof(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { userId, webauthn }: Pick<Challenge, 'userId' | 'webauthn'>,
  proof: SecondStepProof,
  now: Date,
): Promise<boolean> {
  if (userId === null) return false;
  if (proof.method === 'code') return takeAppCode(tx, config, { userId, code: proof.code, now });
  if (proof.method === 'passkey') {
    if (webauthn === null) return false;
    const { response } = proof;
    return (await usePasskey(tx, config, { challenge: webauthn, response, isAlone: false, now })) === userId;
  }
  const isTaken = await takeRecoveryCode(tx, config, { userId, code: proof.code, now });
  if (isTaken) await announce(tx, userId, 'recovery-code-used');
  return isTaken;
}
