/** That somebody was counted among the views of a profile on a day; kept only as long as they could be counted again. */
export interface ProfileViewsTable {
  professionalId: string;
  /** By the clocks of the practice. */
  day: string;
  /** Keyed hash of the profile, the day, and the visitor's account or address. */
  visitor: Buffer;
}
