import { createServer } from 'node:http';

/** Runs `work` beside a node:http server that responds to every request with the result of `answer`, as JSON. */
export async function behindHttp<T>(answer: () => Promise<unknown>, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    request.resume();
    answer().then(
      (data) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify({ data }));
      },
      (error: Error) => {
        response.statusCode = 500;
        response.end(error.message);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await work(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
