/** Finds a translated text by its key in the `appointments` namespace; what react-i18next's `t` already is. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;
