/** Professionals whose diary changed while somebody waits for a time of theirs. */
export interface WaitingChecksTable {
  professionalId: string;
}
