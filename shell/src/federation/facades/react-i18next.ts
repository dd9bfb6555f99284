/** The names of react-i18next that shell and remotes use (2.6 kB instead of 10.2; `Trans` would cost 4); it stands for the package in the share scope. */
export { I18nextProvider, useTranslation } from '#react-i18next';
