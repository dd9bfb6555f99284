import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** What a test needs of CBOR (RFC 8949): maps, texts, bytes and small integers. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

interface Ceremony {
  readonly challenge: string;
  readonly origin?: string;
  /** Without it the device has not verified its user. */
  readonly isVerified?: boolean;
}

/** An authenticator with one passkey (ES256), as a browser answers for it. */
export function openAuthenticator(host = 'localhost', at = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let counter = 0;
  const dataOf = (isVerified: boolean, key?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (key ? 0x40 : 0);
    const length = Buffer.from([0, rawId.length]);
    return Buffer.concat([
      sha256(host),
      Buffer.from([flags]),
      count,
      ...(key ? [Buffer.alloc(16), length, rawId, key] : []),
    ]);
  };
  const clientData = (type: string, { challenge, origin = at }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  return {
    make(ceremony: Ceremony) {
      const key = new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attestation = new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(ceremony.isVerified ?? true, cbor(key))],
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(ceremony: Ceremony) {
      const client = clientData('webauthn.get', ceremony);
      const data = dataOf(ceremony.isVerified ?? true);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
    /** A copy of the key that was made earlier. */
    rewind: () => (counter = 0),
  };
}
