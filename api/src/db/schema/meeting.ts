import type { AttendedProvider } from 'shared-contracts/schemas/meeting-provider';
import type { MeetingSignal } from 'shared-contracts/schemas/meeting';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Maybe, MaybeInstant } from './column-types.ts';

/** A stay of somebody in a room, short pauses included. */
export interface MeetingVisitsTable {
  id: Generated<string>;
  roomId: string;
  userId: string;
  tabId: string;
  sessionId: string;
  provider: Generated<AttendedProvider>;
  microphone: Generated<boolean>;
  camera: Generated<boolean>;
  sharing: Generated<boolean>;
  held: Generated<boolean>;
  joinedAt: CreatedAt;
  seenAt: CreatedAt;
  leftAt: MaybeInstant;
  isLeave: Generated<boolean>;
  closedAt: MaybeInstant;
  rungAt: MaybeInstant;
  connectedMs: Generated<number>;
  sentTo: Maybe<string>;
  sentSeq: Generated<number>;
  minuteFrom: MaybeInstant;
  minutePosts: Generated<number>;
}

/** What a browser tells the other's, until it has it. */
export interface MeetingSignalsTable {
  id: GeneratedAlways<number>;
  roomId: string;
  fromUser: string;
  fromTab: string;
  toUser: string;
  toTab: string;
  toSession: string;
  seq: number;
  signals: ColumnType<MeetingSignal[], string, string>;
  createdAt: CreatedAt;
}
