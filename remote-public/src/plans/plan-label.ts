import type { Plan } from 'shared-contracts/schemas/plan';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

export const planLabel = (plan: Plan, locale: Locale): string => (locale === 'fr' ? plan.labelFr : plan.labelEn);
