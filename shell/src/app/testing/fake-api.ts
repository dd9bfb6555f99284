/** What the API is asked, as it arrives there. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
  readonly body: string;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

export const apiUrl = 'https://api.nimbia.test';

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

export const problemAnswer = (status: number, code: string, more: object = {}): Response =>
  json({ status, code, requestId: 'r-1', ...more }, status);

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const handleAbort = () => reject(signal.reason as Error);
    if (signal.aborted) handleAbort();
    else signal.addEventListener('abort', handleAbort);
  });

/** The network of a test: `fetch` is replaced until `restore`, and everything asked is remembered. */
export function fakeApi(answers: Readonly<Record<string, Answer>>) {
  const asked: Asked[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call: Asked = {
      method: request.method,
      path: request.url.slice(apiUrl.length),
      authorization: request.headers.get('authorization'),
      headers: request.headers,
      credentials: request.credentials,
      signal: request.signal,
      body: await request.clone().text(),
    };
    asked.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return Promise.race([answer(call), abortOf(request.signal)]);
  };
  return {
    asked,
    countOf: (route: string) => asked.filter(({ method, path }) => `${method} ${path}` === route).length,
    restore: () => {
      globalThis.fetch = original;
    },
  };
}
