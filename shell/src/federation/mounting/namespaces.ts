import type { i18n } from 'i18next';
import type { LocaleStrings, RemoteModule } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { RemoteError } from '../loading/remote-error.ts';
import { runStep } from '../loading/run-step.ts';
import { deadlines, withDeadline } from '../loading/with-deadline.ts';

export type LoadNamespaces = (remote: string, module: RemoteModule, names: readonly string[]) => Promise<void>;

/**
 * Loads the strings of a route’s namespaces into an i18next instance, each once. When they fail to load, those of the
 * other language are used and `onLost` is called.
 */
export function createNamespaceLoader(
  i18n: i18n,
  locale: Locale,
  onLost: (error: unknown, remote: string) => void,
): LoadNamespaces {
  const bring = async (
    remote: string,
    module: RemoteModule,
    name: string,
    language: Locale,
  ): Promise<LocaleStrings> => {
    const load = module.locales[name]?.[language];
    if (load === undefined) throw new RemoteError(remote, `brings no strings ${name} in ${language}`);
    return (await runStep('strings', () => withDeadline(load(), deadlines.strings, `${name} (${language})`))).default;
  };
  const loadOne = async (remote: string, module: RemoteModule, name: string): Promise<void> => {
    if (i18n.hasResourceBundle(locale, name)) return;
    const strings = await bring(remote, module, name, locale).catch(async (error: unknown) => {
      const others = await bring(remote, module, name, locale === 'fr' ? 'en' : 'fr').catch(() => {
        throw error;
      });
      onLost(error, remote);
      return others;
    });
    i18n.addResourceBundle(locale, name, strings);
  };
  return async (remote, module, names) => {
    await Promise.all(
      names.filter((name) => name.startsWith(`${remote}/`)).map((name) => loadOne(remote, module, name)),
    );
  };
}
