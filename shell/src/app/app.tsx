import type { i18n } from 'i18next';
import { Provider as JotaiProvider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PlatformContext } from 'shared-contracts/platform/platform-context';
import type { Platform } from 'shared-contracts/platform/platform';
import { OfflineBanner } from './online/offline-banner.tsx';
import { ToastHost } from './toast/toast-host.tsx';
import { UpdateBanner } from './update/update-banner.tsx';

export interface AppProps {
  readonly platform: Platform;
  readonly i18n: i18n;
  readonly store: ReturnType<typeof createStore>;
  readonly children: ReactNode;
}

/** Providers of every page, and what needs no page. The same on both sides. */
export function App({ platform, i18n, store, children }: AppProps) {
  return (
    <JotaiProvider store={store}>
      <I18nextProvider i18n={i18n}>
        <PlatformContext value={platform}>
          <OfflineBanner />
          <UpdateBanner />
          {children}
          <ToastHost />
        </PlatformContext>
      </I18nextProvider>
    </JotaiProvider>
  );
}
