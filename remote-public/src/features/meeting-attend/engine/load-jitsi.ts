/** The part of Jitsi's iframe API that is used here (Jitsi Meet Handbook, “IFrame API”). */
export interface JitsiApi {
  addListener(event: string, listener: (data: { readonly id?: string }) => void): void;
  getIFrame(): HTMLIFrameElement;
  dispose(): void;
}

export interface JitsiOptions {
  readonly roomName: string;
  readonly parentNode: HTMLElement;
  readonly jwt?: string;
  /** For a server on this machine. */
  readonly noSSL: boolean;
  readonly lang: string;
  readonly userInfo: { readonly displayName: string };
  readonly configOverwrite: Readonly<Record<string, unknown>>;
  readonly onload: () => void;
}

type Jitsi = new (domain: string, options: JitsiOptions) => JitsiApi;

declare global {
  interface Window {
    JitsiMeetExternalAPI?: Jitsi;
  }
}

/** Adds the script of a Jitsi server, which describes itself. @throws Error when it does not load. */
export function loadJitsi(server: string): Promise<Jitsi> {
  if (window.JitsiMeetExternalAPI) return Promise.resolve(window.JitsiMeetExternalAPI);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The script of the Jitsi server did not load'));
    };
    script.addEventListener('load', () =>
      window.JitsiMeetExternalAPI ? resolve(window.JitsiMeetExternalAPI) : fail(),
    );
    script.addEventListener('error', fail);
    script.src = new URL('/external_api.js', server).href;
    document.head.append(script);
  });
}
