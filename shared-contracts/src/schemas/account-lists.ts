/** Roles. `operator` is the platform's own staff (screens.md). */
export const roles = ['client', 'professional', 'operator'] as const;
export type Role = (typeof roles)[number];

/** Fee of a consultation: an amount, none, or one that is agreed with the professional. */
export const feeKinds = ['fixed', 'free', 'on_request'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Currencies of fees. XAF and XOF have no smaller unit. */
export const feeCurrencies = ['XAF', 'XOF', 'EUR', 'CAD'] as const;
export type FeeCurrency = (typeof feeCurrencies)[number];

/** Registration as a person or as a firm (specification, section 3). */
export const legalKinds = ['individual', 'legal_entity'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Documents of a professional's registration (specification, section 3). */
export const documentKinds = [
  'identity',
  'professional_status',
  'ability_to_practise',
  'professional_body',
  'commercial_register',
  'tax_id',
  'professional_card',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Plans (specification, section 6). */
export const planIds = ['free', 'standard', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

/** State of a public text: `reported` stays visible until an operator has reviewed it. */
export const moderationStates = ['visible', 'reported', 'hidden'] as const;
export type ModerationState = (typeof moderationStates)[number];
