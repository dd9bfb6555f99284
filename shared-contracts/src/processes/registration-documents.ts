import { documentKinds } from '../schemas/value-lists.ts';
import type { DocumentKind, LegalKind } from '../schemas/value-lists.ts';

/**
 * Documents without which nobody is bookable, by the form of the registration. The rest may be added and is checked as well. The database
 * has the same lists (migration 005): a change here is a migration there.
 */
export const neededDocuments: Readonly<Record<LegalKind, readonly DocumentKind[]>> = {
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

/** `missing` is shown where no row is. */
export const documentStates = ['submitted', 'accepted', 'refused', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];

/** What an operator may decide, by the state before. An accepted document that is refused later suspends the professional. */
export const documentDecisions: Readonly<Record<DocumentState, readonly ('accepted' | 'refused')[]>> = {
  submitted: ['accepted', 'refused'],
  accepted: ['refused'],
  refused: [],
  expired: [],
};

/** How many days before a document expires its professional is warned. */
export const documentWarningDays = [30, 7] as const;

interface Submission {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  /** Calendar date of the last day on which it counts; null counts for good. */
  readonly expiresOn: string | null;
}

/** One line of what a professional has to hand in. */
export interface ChecklistLine<S extends Submission> {
  readonly kind: DocumentKind;
  readonly isNeeded: boolean;
  readonly state: DocumentState | 'missing';
  /** The submission that decides the state. */
  readonly document: S | undefined;
  /** A newer one that waits while the accepted one still counts. */
  readonly renewal: S | undefined;
}

const weight: Readonly<Record<DocumentState, number>> = { accepted: 3, submitted: 2, refused: 1, expired: 0 };

/**
 * The state of every kind of document from the rows of one professional, needed ones first. `today` is a calendar date in UTC.
 * What was accepted counts to the end of its last day, also before the database has noted that it is over.
 */
export function documentChecklist<S extends Submission>(
  legalKind: LegalKind,
  submissions: readonly S[],
  today: string,
): ChecklistLine<S>[] {
  const needed = neededDocuments[legalKind];
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
