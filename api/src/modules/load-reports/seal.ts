import { createHmac, timingSafeEqual } from 'node:crypto';
import { sealedText } from 'shared-contracts/schemas/load-report';
import type { LoadReport } from 'shared-contracts/schemas/load-report';

const sealOf = (secret: string, report: LoadReport): Buffer =>
  createHmac('sha256', secret).update(sealedText(report)).digest();

/** Whether the report's names are signed by the shell's server, so that only released names are counted. */
export function isSealed(secret: string, report: LoadReport): boolean {
  const expected = sealOf(secret, report);
  const given = Buffer.from(report.seal, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
