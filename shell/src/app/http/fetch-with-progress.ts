/** Idle timeout: no byte was sent and no response came, in milliseconds. */
const timeout = 30_000;

/** `fetch` through XMLHttpRequest, the only API with upload progress (a streamed body needs HTTP/2). */
export const fetchWithProgress =
  (onProgress: (fraction: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const fail = () => reject(new TypeError('No answer'));
      const stop = () => {
        call.abort();
        reject(request.signal.reason as Error);
      };
      let stall: ReturnType<typeof setTimeout>;
      const wait = () => {
        clearTimeout(stall);
        stall = setTimeout(() => {
          call.abort();
          fail();
        }, timeout);
      };
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.addEventListener('progress', ({ loaded, total }) => {
        wait();
        onProgress(loaded / total);
      });
      call.addEventListener('load', () => {
        resolve(new Response(call.responseText || null, { status: call.status }));
      });
      call.addEventListener('error', fail);
      call.addEventListener('loadend', () => {
        clearTimeout(stall);
        request.signal.removeEventListener('abort', stop);
      });
      request.signal.addEventListener('abort', stop);
      if (request.signal.aborted) {
        stop();
        return;
      }
      wait();
      call.send(body);
    });
  };
