import 'i18next';

/** The keys of `t` by namespace, as the French strings have them (decision 079). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof import('./locales/fr/shell.json');
    'shell/developer': typeof import('./locales/fr/developer.json');
  }
}
