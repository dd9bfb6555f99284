import { lazy, Suspense } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { EmailChangeProps } from './email-change-view.tsx';

/** With its words, for the few who follow a mailed link. */
const load = (locale: Locale) =>
  lazy(async () => {
    const [{ EmailChangeView }, { default: words }] = await Promise.all([
      import(/* webpackChunkName: "email-change" */ './email-change-view.tsx'),
      locale === 'fr'
        ? import(/* webpackChunkName: "email-change" */ '../../locales/fr/email-change.json')
        : import(/* webpackChunkName: "email-change" */ '../../locales/en/email-change.json'),
    ]);
    return { default: (props: EmailChangeProps) => <EmailChangeView {...props} words={words} /> };
  });
const Loaded = { fr: load('fr'), en: load('en') };

export function LazyEmailChange(props: EmailChangeProps) {
  const View = Loaded[usePlatform().locale];
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
