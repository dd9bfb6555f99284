import type { Door } from './sign-in-view.tsx';
/** E-mail and password. The role travels along: a person at the wrong door is told which one is theirs. */
export declare function SignInForm({
  door,
  next,
}: {
  readonly door: Door;
  readonly next: string;
}): import('react').JSX.Element;
