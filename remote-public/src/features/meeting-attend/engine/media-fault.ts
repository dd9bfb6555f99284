/** Why there is no picture or no sound from here. */
export type MediaFault = 'denied' | 'system' | 'missing' | 'in_use' | 'insecure' | 'unknown';

/** Says what a refusal of `getUserMedia` means for a person. */
export function mediaFault(error: unknown): MediaFault {
  if (!(error instanceof Error || error instanceof DOMException)) return 'unknown';
  switch (error.name) {
    case 'NotAllowedError':
      return /system/iu.test(error.message) ? 'system' : 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'in_use';
    case 'SecurityError':
    case 'TypeError':
      return 'insecure';
    default:
      return 'unknown';
  }
}
