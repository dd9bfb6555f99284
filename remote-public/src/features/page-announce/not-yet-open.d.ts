import { type Topic } from './announcements.ts';
/** A page that is planned and says so: what it will be, and what helps today. */
export declare function NotYetOpen({ topic }: { readonly topic: Topic }): import('react').JSX.Element;
