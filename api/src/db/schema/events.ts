import type { GeneratedAlways } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

export interface EventsTable {
  id: GeneratedAlways<number>;
  userId: string;
  type: string;
  data: Json<Record<string, unknown>>;
  createdAt: CreatedAt;
}
