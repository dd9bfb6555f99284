import { readPhone } from 'shared-contracts/processes/read-phone';

/** What a form hands to its schema, which knows only numbers with a prefix: E.164 where the number is understood. */
export async function phoneForSchema(written: string, country: string): Promise<string> {
  // Without a network the numbering plans do not come, and nothing can be sent either.
  if (written.trim() === '' || !navigator.onLine) return written;
  try {
    // Never valid, so that the schema reports the error.
    return (await readPhone(written, country)) ?? `?${written}`;
  } catch {
    // Numbering plans failed to load: accept a number with its country prefix.
    return written;
  }
}
