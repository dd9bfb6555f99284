import { readConfig } from '../config.ts';
import { runAsSystem } from '../db/run-as.ts';
import { appendAudit } from '../modules/audit/append-audit.ts';
import { openServices } from '../open-services.ts';

/**
 * Confirms a professional's right to practise from the command line:
 * `node api/src/commands/verify.ts <slug or e-mail> <register number> <valid until, YYYY-MM-DD> [checked by]`
 */
const [who, registerNumber, verifiedUntil, verifiedBy = 'operator'] = process.argv.slice(2);
if (!who || !registerNumber || !verifiedUntil || !/^\d{4}-\d{2}-\d{2}$/u.test(verifiedUntil)) {
  process.stderr.write('Usage: verify <slug or e-mail> <register number> <valid until, YYYY-MM-DD> [checked by]\n');
  process.exit(2);
}
const services = await openServices(readConfig(process.env)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const verified = await runAsSystem(services.db, async (tx) => {
  const row = await tx
    .updateTable('professionals')
    .set({ verifiedAt: new Date(), verifiedUntil, verifiedBy, registerNumber })
    .where((where) => where.or([where('slug', '=', who), where('email', '=', who)]))
    .returning(['id', 'slug'])
    .executeTakeFirst();
  if (row)
    await appendAudit(tx, {
      actorId: null,
      actorRole: 'operator',
      action: 'professional.verification',
      subject: row.id,
      details: { registerNumber, verifiedUntil },
    });
  return row;
});
await services.close();
process.stdout.write(
  verified ? `${verified.slug} is verified until ${verifiedUntil}.\n` : `There is no professional called ${who}.\n`,
);
process.exitCode = verified ? 0 : 1;
