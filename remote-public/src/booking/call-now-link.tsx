import { PhoneCall } from 'lucide-react';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { useIsAhead } from 'shared-ui/domain/time/use-is-ahead.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { callPath } from 'shared-ui/domain/booking/booking-path.ts';

interface CallNowLinkProps {
  readonly professional: PublicProfessional;
  /** What the call is about, where it is one by phone. */
  readonly consultationId: string | undefined;
  /** "Demander un appel maintenant" */
  readonly label: string;
}

/** The way to a call at once, for as long as the professional is available now. */
export function CallNowLink({ professional, consultationId, label }: CallNowLinkProps) {
  return useIsAhead(professional.availableUntil) ? (
    <ButtonLink
      variant="secondary"
      block
      to={callPath(professional.id, consultationId)}
      icon={<PhoneCall size={18} strokeWidth={1.75} aria-hidden="true" />}
    >
      {label}
    </ButtonLink>
  ) : null;
}
