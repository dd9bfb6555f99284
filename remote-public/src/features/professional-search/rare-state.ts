import { lazy } from 'react';
import type * as RareStates from './rare-states.ts';

/** A part of `rare-states`, loaded when it is shown. */
export const rareState = <Name extends keyof typeof RareStates>(name: Name) =>
  lazy(async () => ({ default: (await import(/* webpackChunkName: "search-rare" */ './rare-states.ts'))[name] }));
