import type { Upload, UploadPurpose } from 'shared-contracts/schemas/upload';
import type { OneBody } from './table-calls.ts';
import type { Person, TestApi } from './test-api.ts';

export interface SentFile {
  readonly status: number;
  readonly body: OneBody & { readonly data: Upload };
}

/** One red pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#123"/></svg>';

/** The parts of a form as a browser encodes them, in order. */
export async function formOf(parts: readonly (readonly [name: string, value: string | File])[]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const message = new Response(form);
  return {
    payload: Buffer.from(await message.arrayBuffer()),
    contentType: message.headers.get('content-type') ?? '',
  };
}

/** POST /uploads with one file. */
export async function sendFile(
  api: TestApi,
  who: Person | undefined,
  purpose: UploadPurpose,
  content: string | Uint8Array,
  { name = 'a.png', headers = {} }: { name?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<SentFile> {
  const file = new File([typeof content === 'string' ? content : Buffer.from(content)], name, { type: 'image/png' });
  return sendForm(
    api,
    who,
    [
      ['purpose', purpose],
      ['file', file],
    ],
    headers,
  );
}

export async function sendForm(
  api: TestApi,
  who: Person | undefined,
  parts: Parameters<typeof formOf>[0],
  headers: Readonly<Record<string, string>> = {},
): Promise<SentFile> {
  const { payload, contentType } = await formOf(parts);
  const response = await api.app.inject({
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': contentType, ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
    payload,
  });
  return { status: response.statusCode, body: JSON.parse(response.body) as SentFile['body'] };
}
