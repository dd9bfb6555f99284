import { readPhone } from 'shared-contracts/processes/read-phone';

/** Normalises a phone number for its schema, which accepts only numbers with a prefix: E.164 where it can be parsed. */
export async function phoneForSchema(written: string, country: string): Promise<string> {
  // Offline the numbering plans cannot load, and nothing can be sent either.
  if (written.trim() === '' || !navigator.onLine) return written;
  try {
    // Never valid, so that the schema reports the error.
    return (await readPhone(written, country)) ?? `?${written}`;
  } catch {
    // Numbering plans failed to load: accept a number with its country prefix.
    return written;
  }
}
