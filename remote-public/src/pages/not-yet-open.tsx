import { NotYetOpen } from '../features/page-announce/not-yet-open.tsx';
import type { Topic } from '../features/page-announce/announcements.ts';

/** One page for each planned topic. */
export const notYetOpen = (topic: Topic) =>
  function Component() {
    return <NotYetOpen topic={topic} />;
  };
