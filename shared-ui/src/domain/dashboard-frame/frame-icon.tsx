import type { LucideIcon } from 'lucide-react';

/** A menu icon, in one size and stroke. */
export function FrameIcon({ of: Icon }: { readonly of: LucideIcon }) {
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
