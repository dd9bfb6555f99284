import type { LucideIcon } from 'lucide-react';

/** An icon of the menu, as wide and as fine as its neighbours. */
export function FrameIcon({ of: Icon }: { readonly of: LucideIcon }) {
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
