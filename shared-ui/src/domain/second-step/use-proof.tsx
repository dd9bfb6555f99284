import { type ReactNode, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { SecondStepChallenge } from 'shared-contracts/schemas/second-step';
import { unknown } from 'valibot';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { challengeOf } from './challenge-of.ts';
import { LazySecondStep } from './lazy-second-step.tsx';
import type { Proof } from './second-step.tsx';

interface Asked {
  readonly challenge: SecondStepChallenge;
  readonly settle: (isProved: boolean) => void;
}

export interface Proving {
  /** Runs a call; where it needs a second step, that is asked for, and the call is made again. @throws what the call throws */
  readonly withProof: <T>(call: () => Promise<T>) => Promise<T>;
  /** To be rendered beside what calls. */
  readonly proofDialog: ReactNode;
}

/** The second step of a change, in a dialog. Without a proof the call fails with SECOND_STEP_REQUIRED. */
export function useProof({ title, closeLabel }: { readonly title: string; readonly closeLabel: string }): Proving {
  const { http } = usePlatform();
  const [asked, setAsked] = useState<Asked>();
  const end = (isProved: boolean) => {
    asked?.settle(isProved);
    setAsked(undefined);
  };
  const handleProof = async (proof: Proof) => {
    const body = { token: asked?.challenge.token, proof };
    await http.request('POST', '/auth/second-step/prove', unknown(), { body });
    end(true);
  };
  return {
    async withProof(call) {
      try {
        return await call();
      } catch (error) {
        const challenge = challengeOf(error);
        if (!challenge) throw error;
        if (await new Promise<boolean>((settle) => setAsked({ challenge, settle }))) return call();
        throw error;
      }
    },
    proofDialog: asked ? (
      <Dialog isOpen onClose={() => end(false)} title={title} closeLabel={closeLabel}>
        <LazySecondStep challenge={asked.challenge} onProof={handleProof} onEnded={() => end(false)} />
      </Dialog>
    ) : null,
  };
}
