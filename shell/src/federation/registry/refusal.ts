/** Why no script of a remote may run: it needs a shell that is newer than this one, or an operator has switched it off. */
export type Refusal = 'updateNeeded' | 'switchedOff';
