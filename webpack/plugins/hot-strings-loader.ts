import type { LoaderContext } from 'webpack';

export interface HotStringsOptions {
  readonly workspace: string;
}

/**
 * With hot reload a file of strings is a module that takes its own new edition: an edit replaces the words of the page that is open and
 * draws it again. The shell leaves its i18next instance in `__NIMBIA_I18N__` for it.
 */
export default function hotStrings(this: LoaderContext<HotStringsOptions>, strings: string): string {
  const [, language, file = ''] = /([a-z]{2})\/([\w-]+)\.json$/.exec(this.resourcePath.replaceAll('\\', '/')) ?? [];
  const { workspace } = this.getOptions();
  const namespace = workspace === file ? file : `${workspace}/${file}`;
  return `
    const strings = ${strings};
    export default strings;
    import.meta.webpackHot.accept();
    if (import.meta.webpackHot.data) {
      globalThis.__NIMBIA_I18N__.removeResourceBundle('${language}', '${namespace}');
      globalThis.__NIMBIA_I18N__.addResourceBundle('${language}', '${namespace}', strings);
      globalThis.__NIMBIA_I18N__.emit('languageChanged', globalThis.__NIMBIA_I18N__.language);
    }
  `;
}
