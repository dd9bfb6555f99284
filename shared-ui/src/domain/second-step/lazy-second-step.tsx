import { lazy, Suspense } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import type { SecondStepProps } from './second-step.tsx';

/** The step and its words, once they are needed: few accounts ask for it. */
const load = (locale: Locale) =>
  lazy(async () => {
    const [{ SecondStep }, { default: words }] = await Promise.all([
      import(/* webpackChunkName: "second-step" */ './second-step.tsx'),
      locale === 'fr'
        ? import(/* webpackChunkName: "second-step-fr" */ '../../locales/fr/second-step.json')
        : import(/* webpackChunkName: "second-step-en" */ '../../locales/en/second-step.json'),
    ]);
    return { default: (props: SecondStepProps) => <SecondStep {...props} words={words} /> };
  });
const Loaded = { fr: load('fr'), en: load('en') };

/** The second step of a sign-in, or of a change that needs it. */
export function LazySecondStep(props: SecondStepProps) {
  const Step = Loaded[usePlatform().locale];
  return (
    <Suspense fallback={<Spinner />}>
      <Step {...props} />
    </Suspense>
  );
}
