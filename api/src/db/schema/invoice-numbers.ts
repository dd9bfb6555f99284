/** The last number that a professional has given in a year. */
export interface InvoiceNumbersTable {
  professionalId: string;
  year: number;
  last: number;
}
