import type { i18n } from 'i18next';
import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Platform } from 'shared-contracts/platform/platform';
import { PlatformContext } from 'shared-contracts/platform/platform-context';

export interface AppProps {
  readonly platform: Platform;
  readonly i18n: i18n;
  readonly store: ReturnType<typeof createStore>;
  readonly children: ReactNode;
}

/** What surrounds every page. */
export function App({ platform, i18n, store, children }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PlatformContext value={platform}>{children}</PlatformContext>
      </I18nextProvider>
    </Provider>
  );
}
