import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the platform APIs that every browser has and jsdom lacks. Without MessageChannel on purpose: React's
 * scheduler would keep one open and the run would never end. FormData is jsdom's: Node's cannot read a form.
 */
const PLATFORM = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of PLATFORM) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // Bytes created in the outer realm must be instances of the class that the tests see.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
