/** A meeting of two people, for one of them. */
export interface Meeting {
  /** Random, known to the two alone. */
  readonly name: string;
  /** Of the professional, where they have one. */
  readonly link: string | null;
  readonly userId: string;
  readonly userName: string;
  readonly isHost: boolean;
  readonly now: Date;
  /** Nobody enters after it. */
  readonly closesAt: Date;
}

/** What the page of a provider needs to open a meeting. */
export type Place =
  | { readonly provider: 'built_in' }
  | {
      readonly provider: 'jitsi';
      readonly domain: string;
      readonly room: string;
      readonly jwt: string | null;
      readonly url: string;
    }
  | {
      readonly provider: 'zoom';
      readonly link: string;
      readonly sdk: {
        readonly sdkKey: string;
        readonly signature: string;
        readonly meetingNumber: string;
        readonly password: string;
        readonly userName: string;
      } | null;
    }
  | { readonly provider: 'link'; readonly link: string };

export interface RoomProvider {
  /** Undefined where it cannot hold this meeting; it then takes place in the built-in room. */
  placeOf(meeting: Meeting): Place | undefined;
}

export type Rooms = Readonly<Record<Place['provider'], RoomProvider>>;
