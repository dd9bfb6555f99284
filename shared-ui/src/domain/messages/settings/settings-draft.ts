import type { MessageSettings } from './message-settings.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** What the form has, as it is typed. */
export interface SettingsDraft {
  readonly readReceipts: boolean;
  readonly firstContacts: boolean;
  readonly firstContactsPerDay: string;
  readonly isAway: boolean;
  readonly awayFr: string;
  readonly awayEn: string;
}

export const draftOf = ({ readReceipts, contact }: MessageSettings): SettingsDraft => ({
  readReceipts,
  firstContacts: contact?.firstContacts ?? false,
  firstContactsPerDay: String(contact?.firstContactsPerDay ?? 5),
  isAway: contact?.isAway ?? false,
  awayFr: contact?.awayFr ?? '',
  awayEn: contact?.awayEn ?? '',
});

/** Hidden fields stay as they are stored. */
export const settingsOf = (draft: SettingsDraft, { contact }: MessageSettings): MessageSettings => ({
  readReceipts: draft.readReceipts,
  contact: contact && {
    ...contact,
    firstContacts: draft.firstContacts,
    isAway: draft.isAway,
    ...(draft.firstContacts && { firstContactsPerDay: Number(draft.firstContactsPerDay) }),
    ...(draft.isAway && { awayFr: draft.awayFr.trim() || null, awayEn: draft.awayEn.trim() || null }),
  },
});

type Problem = 'aDay' | 'away' | 'tooLong';

/** What is wrong, by field that is shown. */
export function checkSettings(draft: SettingsDraft): Readonly<Partial<Record<keyof SettingsDraft, Problem>>> {
  const number = /^\d{1,3}$/u.test(draft.firstContactsPerDay.trim()) ? Number(draft.firstContactsPerDay) : 0;
  const isSilent = draft.isAway && draft.awayFr.trim() === '' && draft.awayEn.trim() === '';
  const tooLong = (name: 'awayFr' | 'awayEn') =>
    draft[name].trim().length > textLimits.awayReply && { [name]: 'tooLong' as const };
  return {
    ...(draft.firstContacts && (number < 1 || number > 100) && { firstContactsPerDay: 'aDay' }),
    ...(isSilent && { awayFr: 'away' }),
    ...(draft.isAway && { ...tooLong('awayFr'), ...tooLong('awayEn') }),
  };
}
