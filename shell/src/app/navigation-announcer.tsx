import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { useNavigationFocus } from './use-navigation-focus.ts';

/** Announces the title of the new page to screen readers. */
export function NavigationAnnouncer() {
  const title = useNavigationFocus();
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-announcer="title">
        {title}
      </span>
    </VisuallyHidden>
  );
}
