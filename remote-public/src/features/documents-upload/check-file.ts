import { uploadFile } from 'shared-contracts/schemas/upload';
import { safeParse } from 'valibot';
import type { FileFault } from './attempts.ts';

const rules = uploadFile('document');

/** What is wrong with a file that is to be a document (specification, section 5), null when nothing is. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): FileFault | null {
  if (size === 0) return 'FILE_EMPTY';
  const { issues } = safeParse(rules, { type, size });
  return issues === undefined ? null : (issues[0].message as FileFault);
}
