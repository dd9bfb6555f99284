/** Translates a key of the `appointments` namespace; react-i18next's `t` fits. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
