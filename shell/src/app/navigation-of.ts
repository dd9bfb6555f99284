import type { Platform } from 'shared-contracts/platform/platform';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { BootData } from '../federation/registry/boot-data.ts';
import { areaOf } from './areas/area-of.ts';

/**
 * The navigation links of the registry in the page’s language, without those of remotes that may not run. No remote
 * code runs.
 */
export const navigationOf = (
  { registry, refused }: Pick<BootData, 'registry' | 'refused'>,
  locale: Locale,
): Platform['navigation'] =>
  registry.remotes.flatMap(({ name, routes }) =>
    Object.hasOwn(refused, name)
      ? []
      : routes.flatMap(({ pattern, layout, nav, isOpen }) => {
          const audience = areaOf(pattern) ?? (layout === 'auth' ? 'visitor' : 'everyone');
          return nav === undefined || isOpen === false ? [] : { to: pattern, label: nav[locale], audience };
        }),
  );

/** Pages that are not open yet. */
export const closedPagesOf = ({ remotes }: BootData['registry']): Platform['closedPages'] =>
  remotes.flatMap(({ routes }) => routes.filter(({ isOpen }) => isOpen === false).map(({ pattern }) => pattern));
