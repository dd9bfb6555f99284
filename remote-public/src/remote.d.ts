import type { RemoteRoute } from 'shared-contracts/remote/remote-module';
export declare const contract: string,
  routes: readonly RemoteRoute[],
  layouts: Readonly<
    Partial<
      Record<
        'auth' | 'default' | 'pro-dashboard' | 'user-dashboard',
        () => Promise<{
          Component: import('react').ComponentType;
          namespaces?: readonly string[];
        }>
      >
    >
  >;
export { locales } from './locales.ts';
