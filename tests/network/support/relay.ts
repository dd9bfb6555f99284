import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCoturn } from '../../../api/test/support/coturn.ts';
import { ensureCoturn } from '../../commands/ensure-coturn.ts';
import { freePort } from '../../commands/free-port.ts';
import { hub, openHub } from './namespace.ts';

/** Debian's coturn at the hub, by datagrams and by TLS, for an API and for browsers that are told of its certificate. */
export async function openRelay() {
  await ensureCoturn();
  const secret = 'the static-auth-secret of the relay';
  const closers = new AsyncDisposableStack();
  try {
    const folder = mkdtempSync(join(tmpdir(), 'nimbia-relay-'));
    closers.defer(() => rmSync(folder, { recursive: true, force: true }));
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const named = ['-subj', `/CN=${hub}`, '-addext', `subjectAltName=IP:${hub}`];
    execFileSync('openssl', ['req', ...made, ...named, '-out', certificate, '-keyout', key], { stdio: 'pipe' });
    const { publicKey } = new X509Certificate(readFileSync(certificate));
    const tlsPort = await freePort();
    closers.defer(openHub().close);
    const coturn = await openCoturn(secret, hub, { port: tlsPort, certificate, key });
    closers.defer(coturn.close);
    const byTls = `turns:${hub}:${tlsPort}?transport=tcp`;
    return {
      port: coturn.port,
      byTls,
      settings: { TURN_URLS: `${coturn.url},${byTls}`, TURN_SECRET: secret },
      /** For `--ignore-certificate-errors-spki-list`. */
      fingerprint: createHash('sha256')
        .update(publicKey.export({ type: 'spki', format: 'der' }))
        .digest('base64'),
      close: () => closers.disposeAsync(),
    };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
}
export type Relay = Pick<Awaited<ReturnType<typeof openRelay>>, 'port' | 'byTls' | 'fingerprint'>;
