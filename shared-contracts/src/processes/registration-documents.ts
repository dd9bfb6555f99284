import { documentKinds } from '../schemas/value-lists.ts';
import type { DocumentKind, LegalKind } from '../schemas/value-lists.ts';

/**
 * Required documents by kind of registration. Others are optional and are checked as well. The database has the same
 * lists (`registration_documents`): a change here needs a migration.
 */
export const requiredDocuments: Readonly<Record<LegalKind, readonly DocumentKind[]>> = {
  individual: ['identity', 'professional_status', 'ability_to_practise', 'professional_body', 'professional_card'],
  legal_entity: [
    'identity',
    'professional_status',
    'ability_to_practise',
    'professional_body',
    'commercial_register',
    'tax_id',
  ],
};

/** `missing` means that there is no row. */
export const documentStates = ['submitted', 'accepted', 'refused', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Decisions of an operator by current state. Rejecting an accepted document suspends the professional. */
export const documentDecisions: Readonly<Record<DocumentState, readonly ('accepted' | 'refused')[]>> = {
  submitted: ['accepted', 'refused'],
  accepted: ['refused'],
  refused: [],
  expired: [],
};

/** Days before a document expires at which its professional is warned. */
export const documentWarningDays = [30, 7] as const;

interface Submission {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  /** Calendar date of the last valid day; null means unlimited. */
  readonly expiresOn: string | null;
}

/** One line of a professional's document checklist. */
export interface ChecklistLine<S extends Submission> {
  readonly kind: DocumentKind;
  readonly isNeeded: boolean;
  readonly state: DocumentState | 'missing';
  /** The submission that determines the state. */
  readonly document: S | undefined;
  /** A newer submission in review while the accepted one is valid. */
  readonly renewal: S | undefined;
}

const weight: Readonly<Record<DocumentState, number>> = { accepted: 3, submitted: 2, refused: 1, expired: 0 };

/**
 * The state of every kind of document from the rows of one professional, required ones first. `today` is a calendar
 * date in UTC. An accepted document is valid to the end of its last day, even before the job has expired it.
 */
export function documentChecklist<S extends Submission>(
  legalKind: LegalKind,
  submissions: readonly S[],
  today: string,
): ChecklistLine<S>[] {
  const needed = requiredDocuments[legalKind];
  const others = documentKinds.filter((kind) => !needed.includes(kind));
  return [...needed, ...others].map((kind) => {
    const ofKind = submissions.filter((one) => one.kind === kind).map((one) => ({ one, state: stateOn(one, today) }));
    const [best] = ofKind.sort((a, b) => weight[b.state] - weight[a.state]);
    const renewal =
      best?.state === 'accepted' ? ofKind.find(({ state }) => state === 'submitted' || state === 'refused') : undefined;
    return {
      kind,
      isNeeded: needed.includes(kind),
      state: best?.state ?? 'missing',
      document: best?.one,
      renewal: renewal?.one,
    };
  });
}

const stateOn = ({ state, expiresOn }: Submission, today: string): DocumentState =>
  state === 'accepted' && expiresOn !== null && expiresOn < today ? 'expired' : state;
