import type { LoaderContext } from 'webpack';

export interface HotStringsOptions {
  readonly workspace: string;
}

/**
 * With hot reload, turns a file of strings into a module that accepts its own updates: an edit replaces the strings of
 * the open page and re-renders it. The shell exposes its i18next instance as `__NIMBIA_I18N__`.
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
