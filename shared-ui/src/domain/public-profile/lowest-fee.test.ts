import en from 'shared-ui/locales/en/common.json';
import fr from 'shared-ui/locales/fr/common.json';
import { bookedFee, lowestFee } from './lowest-fee.ts';
import type { TranslateCommon } from './public-words.ts';

const t = (words: typeof fr) =>
  ((key: string, { amount }: { amount: string }) =>
    words.fee[key.slice(4) as keyof typeof fr.fee].replace('{{amount}}', amount)) as TranslateCommon;
const nothing = { lowestFeeKind: null, lowestFee: null, lowestFeeCurrency: null, lowestFeeMinutes: null } as const;
const francs = { lowestFeeKind: 'fixed', lowestFee: 15_000, lowestFeeCurrency: 'XOF', lowestFeeMinutes: 30 } as const;

test('names the amount and the length', () => {
  expect(lowestFee(francs, 'fr', t(fr))).toBe('Dès 15\u00A0000\u00A0FCFA\u00A0· 30\u00A0min');
  expect(lowestFee(francs, 'en', t(en))).toBe('From FCFA\u00A015,000\u00A0· 30\u00A0min');
});

test('says what is free or to be agreed, and nothing where nothing can be booked', () => {
  const free = { ...nothing, lowestFeeKind: 'free', lowestFeeMinutes: 20 } as const;
  expect(lowestFee(free, 'fr', t(fr))).toBe('Gratuit\u00A0· 20\u00A0min');
  expect(lowestFee({ ...free, lowestFeeKind: 'on_request' }, 'fr', t(fr))).toBe(
    'Honoraires à convenir\u00A0· 20\u00A0min',
  );
  expect(lowestFee({ ...free, lowestFeeKind: 'on_request' }, 'en', t(en))).toBe('Fee to be agreed\u00A0· 20\u00A0min');
  expect(lowestFee(nothing, 'fr', t(fr))).toBeUndefined();
});

test('the consultation whose times are shown says its own fee and length, "from" where none costs less', () => {
  const costs = (fee: number, slotMinutes: number) => ({
    slotMinutes,
    fee: { feeKind: 'fixed', fee, currency: 'XOF' } as const,
  });
  expect(bookedFee(francs, costs(15_000, 45), 'fr', t(fr))).toBe('Dès 15\u00A0000\u00A0FCFA\u00A0· 45\u00A0min');
  expect(bookedFee(francs, costs(60_000, 120), 'fr', t(fr))).toBe('60\u00A0000\u00A0FCFA\u00A0· 120\u00A0min');
  expect(bookedFee(francs, costs(60_000, 120), 'en', t(en))).toBe('FCFA\u00A060,000\u00A0· 120\u00A0min');
  const free = { slotMinutes: 20, fee: { feeKind: 'free', fee: null, currency: null } } as const;
  expect(bookedFee(francs, free, 'fr', t(fr))).toBe('Gratuit\u00A0· 20\u00A0min');
  expect(bookedFee(francs, null, 'fr', t(fr))).toBeUndefined();
});
