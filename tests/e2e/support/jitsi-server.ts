import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from '../../commands/free-port.ts';

/** `app_id` and `app_secret` of its prosody. */
export const jitsiApp = { id: 'nimbia', secret: 'the app secret of a Jitsi server of tests' };

interface JitsiServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Whether prosody would let the token in (lib-jitsi-meet, doc/tokens.md). */
function isLetIn(token: string, room: string, host: string): boolean {
  const [header = '', payload = '', signature] = token.split('.');
  if (createHmac('sha256', jitsiApp.secret).update(`${header}.${payload}`).digest('base64url') !== signature)
    return false;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const now = Date.now() / 1000;
  return (
    claims['aud'] === 'jitsi' &&
    claims['iss'] === jitsiApp.id &&
    claims['sub'] === host &&
    claims['room'] === room &&
    Number(claims['nbf']) <= now &&
    Number(claims['exp']) > now
  );
}

/** Runs in our page: what the iframe API does for it. */
const externalApi = () => {
  interface Options {
    readonly roomName: string;
    readonly jwt: string;
    readonly noSSL: boolean;
    readonly parentNode: HTMLElement;
    readonly onload: () => void;
  }
  function JitsiMeetExternalAPI(domain: string, { roomName, jwt, noSSL, parentNode, onload }: Options) {
    const frame = document.createElement('iframe');
    const listeners: [string, (data: object) => void][] = [];
    const receive = ({ source, data }: MessageEvent<{ name: string; data: object }>) => {
      if (source === frame.contentWindow)
        for (const [name, listener] of listeners) if (name === data.name) listener(data.data);
    };
    frame.allow = 'autoplay; camera; display-capture; fullscreen; microphone; picture-in-picture';
    frame.style.cssText = 'border: 0; width: 100%; height: 100%';
    frame.onload = onload;
    frame.src = `${noSSL ? 'http' : 'https'}://${domain}/${roomName}?jwt=${jwt}`;
    addEventListener('message', receive);
    parentNode.append(frame);
    return {
      addListener: (name: string, listener: (data: object) => void) => void listeners.push([name, listener]),
      getIFrame: () => frame,
      dispose: () => {
        removeEventListener('message', receive);
        frame.remove();
      },
    };
  }
  Object.assign(window, { JitsiMeetExternalAPI });
};

/** Runs in the frame: its own page before the room, and who comes and goes in it. */
const room = () => {
  const tell = (name: string, data = {}) => parent.postMessage({ name, data }, '*');
  const [join, hangUp, others] = ['join', 'hang-up', 'others'].map((id) => document.getElementById(id));
  const there = new Set<string>();
  join?.addEventListener('click', () => {
    void navigator.mediaDevices.getUserMedia({ audio: true, video: true }).then(() => {
      const people = new EventSource(`${location.pathname}/people`);
      const show = () => {
        if (others) others.textContent = String(there.size);
      };
      people.addEventListener('joined', ({ data }: MessageEvent<string>) => {
        there.add(data);
        tell('participantJoined', { id: data });
        show();
      });
      people.addEventListener('left', ({ data }: MessageEvent<string>) => {
        there.delete(data);
        tell('participantLeft', { id: data });
        show();
      });
      people.addEventListener('open', () => {
        tell('videoConferenceJoined', { id: 'own' });
        show();
      });
      hangUp?.addEventListener('click', () => {
        people.close();
        tell('videoConferenceLeft');
        tell('readyToClose');
      });
    });
  });
};

/** A server that speaks what Jitsi speaks to the page around it: its script, rooms that ask for a token, and events. */
export async function startJitsiServer(): Promise<JitsiServer> {
  const port = await freePort();
  const people = new Map<string, Map<string, ServerResponse>>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://localhost:${port}`);
    const [, name = '', part] = pathname.split('/');
    if (pathname === '/external_api.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${externalApi.toString()})();`);
      return;
    }
    if (part !== 'people') {
      const isIn = isLetIn(searchParams.get('jwt') ?? '', name, 'localhost');
      response.writeHead(isIn ? 200 : 403, { 'content-type': 'text/html' });
      response.end(
        isIn
          ? `<!doctype html><html lang="en"><title>Jitsi</title><button id="join">Enter</button>
             <button id="hang-up">Hang up</button><output id="others"></output><script>(${room.toString()})();</script></html>`
          : '<!doctype html><title>Refused</title>',
      );
      return;
    }
    const inRoom = people.get(name) ?? new Map<string, ServerResponse>();
    people.set(name, inRoom);
    const id = crypto.randomUUID();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    const tell = (to: ServerResponse, event: string, who: string) => to.write(`event: ${event}\ndata: ${who}\n\n`);
    for (const [other, its] of inRoom) {
      tell(response, 'joined', other);
      tell(its, 'joined', id);
    }
    inRoom.set(id, response);
    response.on('close', () => {
      inRoom.delete(id);
      for (const its of inRoom.values()) tell(its, 'left', id);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
