import type { Platform } from 'shared-contracts/platform/platform';
import { type Add } from 'shared-contracts/schemas/content';
/** The advertisements (specification, section 7). A failure is only logged: nobody misses an advertisement (section 8). */
export declare function listAdds({ http, telemetry }: Platform, signal: AbortSignal): Promise<readonly Add[]>;
