import { useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { AddViewKind } from 'shared-contracts/schemas/advertising';
import { useWhenSeen } from './use-when-seen.ts';

const HALF = 0.5;

/** Counts one showing of an advertisement when half of it is in sight, and the click on it; each once (`add_views`). */
export function useCountedView(addId: string) {
  const platform = usePlatform();
  const ref = useRef<HTMLElement>(null);
  const viewId = useRef<string>(undefined);
  const count = async (kind: AddViewKind) => {
    viewId.current ??= crypto.randomUUID();
    const { countView } = await import(/* webpackChunkName: "count-view" */ '../data/count-view.ts');
    await countView(platform, { addId, viewId: viewId.current, kind });
  };
  const handle = (kind: AddViewKind) => () =>
    void count(kind).catch((error: unknown) => platform.telemetry.error(error, { where: 'view of an advertisement' }));
  useWhenSeen(ref, HALF, handle('impression'));
  return { ref, onClick: handle('click') };
}
