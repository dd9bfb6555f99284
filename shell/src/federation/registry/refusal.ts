/** Why a remote may not run: it needs a newer shell, or an operator has switched it off. */
export type Refusal = 'updateNeeded' | 'switchedOff';
