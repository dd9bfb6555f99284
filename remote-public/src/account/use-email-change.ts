import { useLocation } from 'react-router-dom';

const steps = {
  email: 'confirm',
  stop: 'stop',
  recovery: 'recovery',
  'recovery-stop': 'recoveryStop',
  factor: 'factor',
} as const;
export type EmailChangeStep = (typeof steps)[keyof typeof steps];
const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

/**
 * What a mailed link asks for: `#email=…` confirms another e-mail, `#stop=…` stops it, `#recovery=…` and `#recovery-stop=…` do so with
 * the recovery e-mail, `#factor=…` turns off an added second step.
 */
export function useEmailChange(): { readonly step: EmailChangeStep; readonly token: string } | undefined {
  const { hash } = useLocation();
  const params = new URLSearchParams(hash.slice(1));
  for (const [name, token] of params) if (isStep(name)) return { step: steps[name], token };
  return undefined;
}
