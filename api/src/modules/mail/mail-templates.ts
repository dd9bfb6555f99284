import type { Actor } from 'shared-contracts/processes/appointment-life-cycle';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';

/** An appointment as it was when something happened to it. Names are read when the mail leaves: none outlives its account. */
export interface AppointmentFacts {
  readonly id: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly callType: 'video' | 'call' | 'in_person';
  readonly startsAt: string;
  readonly endsAt: string;
  /** The time that is proposed, or the one before a move. */
  readonly otherStartsAt: string | null;
  readonly otherEndsAt: string | null;
  readonly expiresAt: string | null;
  readonly changeReason: string | null;
  readonly changeNote: string | null;
  readonly sequence: number;
}

export const appointmentTemplates = [
  'request_sent',
  'request_received',
  'accepted',
  'accepted_own',
  'rejected',
  'withdrawn',
  'expired_client',
  'expired_professional',
  'proposed',
  'proposal_declined',
  'proposal_taken_back',
  'proposal_expired',
  'moved',
  'moved_own',
  'cancelled',
  'cancelled_own',
  'reminder_24h',
  'reminder_1h',
] as const;
export type AppointmentTemplate = (typeof appointmentTemplates)[number];

/** A document of a registration, as it was when something became of it. Why it was refused is read when the mail leaves. */
export interface DocumentFacts {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly expiresOn: string | null;
}

export const documentTemplates = [
  'documents_complete',
  'document_refused',
  'document_expiring',
  'document_expired',
] as const;
export type DocumentTemplate = (typeof documentTemplates)[number];

/** What each template tells about. */
export type MailData = Readonly<Record<AppointmentTemplate, AppointmentFacts>> &
  Readonly<Record<DocumentTemplate, DocumentFacts>> & {
    readonly welcome_client: Readonly<Record<string, never>>;
    readonly confirm_email: Readonly<Record<string, never>>;
    readonly welcome_professional: Readonly<Record<string, never>>;
    readonly password_reset: Readonly<Record<string, never>>;
    readonly password_changed: Readonly<Record<string, never>>;
    readonly recovery_email_changed: Readonly<Record<string, never>>;
  };
export type MailTemplate = keyof MailData;

export type Party = Exclude<Actor, 'system'>;
