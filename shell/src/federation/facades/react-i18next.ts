/**
 * The react-i18next names that shell and remotes use (2.6 kB instead of 10.2; `Trans` would cost 4), shared in place
 * of the package.
 */
export { I18nextProvider, useTranslation } from '#react-i18next';
