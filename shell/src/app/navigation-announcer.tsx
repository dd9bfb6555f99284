import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { useNavigationFocus } from './use-navigation-focus.ts';

/** Announces the title of the new page, or of one that begins anew, to screen readers. */
export function NavigationAnnouncer({ pageKey }: { readonly pageKey: number }) {
  const { title, id } = useNavigationFocus(pageKey);
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-announcer="title">
        <span key={id}>{title}</span>
      </span>
    </VisuallyHidden>
  );
}
