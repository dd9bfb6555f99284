import type { Topic } from '../features/page-announce/announcements.ts';
/** One page for each planned topic. */
export declare const notYetOpen: (topic: Topic) => () => import('react').JSX.Element;
