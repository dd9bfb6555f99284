import { MapPin, Phone, Video } from 'lucide-react';
import type { CallType } from 'shared-contracts/schemas/vocabulary';

const ICONS = { video: Video, call: Phone, in_person: MapPin } as const satisfies Record<CallType, unknown>;

/** Decorative icon of a call type. */
export function CallTypeIcon({ callType, size = 16 }: { readonly callType: CallType; readonly size?: number }) {
  const Icon = ICONS[callType];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
