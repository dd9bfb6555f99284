import * as v from 'valibot';
import { safeFileName } from '../formats/file/safe-file-name.ts';
import { textLimits } from './text-limits.ts';
import { code } from './text.ts';

/**
 * Name of a file, made safe (formats/file/safe-file-name): what the sender's system took as a name refuses no request. Codes: REQUIRED,
 * TOO_LONG for what no system takes.
 */
export const fileName = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.maxLength(1000, code('TOO_LONG')),
  v.transform((name) => safeFileName(name, textLimits.fileName)),
);
