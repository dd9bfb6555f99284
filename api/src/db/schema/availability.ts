export interface AvailabilityDaysTable {
  professionalId: string;
  day: string;
  /** Call types that the starts of this mask are offered for, and no others: a bit per entry of `callTypes`. */
  types: number;
  /** 96 characters 0 or 1, one per quarter of the UTC day. */
  mask: string;
  slotMinutes: number;
  noticeMinutes: number;
}

/** On which day (UTC) the masks of a professional were last computed up to the horizon; a daily job extends the others. */
export interface AvailabilityFillsTable {
  professionalId: string;
  filledOn: string;
}

/** The masks of one length and set of call types, one after the other from `firstDay` on. */
export interface AvailabilityStripsTable extends Omit<AvailabilityDaysTable, 'day'> {
  firstDay: string;
}
