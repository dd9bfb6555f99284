import type { ParseKeys } from 'i18next';

type LabelGroup = 'category' | 'profession' | 'language' | 'callType' | 'gender';
type LabelKey = Extract<ParseKeys<'remote-public/common'>, `${LabelGroup}.${string}`>;

/**
 * The key, in `remote-public/common`, of a value typed as string: from an address, a form or a list of another type.
 */
export const labelKey = (group: LabelGroup, value: string): LabelKey => `${group}.${value}` as LabelKey;
