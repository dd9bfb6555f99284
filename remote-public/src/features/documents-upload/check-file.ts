import { uploadFile } from 'shared-contracts/schemas/upload';
import { safeParse } from 'valibot';
import type { FileFault } from './attempts.ts';

const rules = uploadFile('document');

/** The error of a file for a document (specification, section 5), or null. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): FileFault | null {
  if (size === 0) return 'FILE_EMPTY';
  const { issues } = safeParse(rules, { type, size });
  return issues === undefined ? null : (issues[0].message as FileFault);
}
