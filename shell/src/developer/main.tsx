import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { readBootData } from '../federation/registry/boot-data.ts';
import { createI18n } from '../app/create-i18n.ts';
import english from '../locales/en/developer.json';
import french from '../locales/fr/developer.json';
import { createPageReports } from './create-page-reports.ts';
import { DeveloperPanel } from './developer-panel.tsx';
import { applyDescriptions } from './apply-descriptions.ts';

// For the shell, which starts after this.
window._NIMBIA_APPLY_OVERRIDES = applyDescriptions;

const { locale } = readBootData();
const i18n = createI18n(locale, { 'shell/developer': locale === 'fr' ? french : english });
const place = document.createElement('div');
document.body.append(place);
// A separate React, so that a failure of the page does not break the panel.
createRoot(place).render(
  <I18nextProvider i18n={i18n}>
    <DeveloperPanel reports={createPageReports()} />
  </I18nextProvider>,
);
