import type { RemoteModule } from 'shared-contracts/remote/remote-module';
/** Every namespace of this remote, in both languages; the shell loads one language of those that a page names. */
export declare const locales: RemoteModule['locales'];
