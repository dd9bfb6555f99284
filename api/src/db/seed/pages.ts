import type { HelpTopic, LegalSlug } from 'shared-contracts/schemas/page';

/** The help centre of the demonstration; the words are `texts/help/<slug>.<locale>.md`. */
export const help: readonly { readonly slug: string; readonly topic: HelpTopic }[] = [
  { slug: 'find-a-professional', topic: 'search' },
  { slug: 'read-a-profile', topic: 'search' },
  { slug: 'ask-a-question-in-public', topic: 'search' },
  { slug: 'book-an-appointment', topic: 'booking' },
  { slug: 'what-happens-after-a-request', topic: 'booking' },
  { slug: 'move-or-cancel', topic: 'booking' },
  { slug: 'time-zones-and-calendar', topic: 'booking' },
  { slug: 'video-call-or-in-person', topic: 'meeting' },
  { slug: 'what-a-consultation-costs', topic: 'payment' },
  { slug: 'write-a-review', topic: 'reviews' },
  { slug: 'create-an-account', topic: 'account' },
  { slug: 'password-and-sessions', topic: 'account' },
  { slug: 'delete-my-account', topic: 'account' },
  { slug: 'what-is-stored-about-me', topic: 'privacy' },
  { slug: 'who-sees-what', topic: 'privacy' },
  { slug: 'register-as-a-professional', topic: 'professionals' },
  { slug: 'set-my-hours', topic: 'professionals' },
  { slug: 'documents-and-verification', topic: 'verification' },
  { slug: 'plans-and-what-they-open', topic: 'plans' },
  { slug: 'advertise-on-nimbia', topic: 'advertising' },
];

/** The legal pages: templates, which counsel has to review; the words are `texts/legal/<slug>.<locale>.md`. */
export const legal: readonly LegalSlug[] = ['privacy', 'terms-of-use', 'terms-of-sale'];
