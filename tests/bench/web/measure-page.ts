import type { Browser } from '@playwright/test';

/** Cost of one cold first view; times in ms from the start of the navigation. */
export interface FirstView {
  readonly firstContent: number;
  readonly largestContent: number;
  /** React has hydrated the page; NaN for a page without scripts. */
  readonly interactive: number;
  readonly layoutShift: number;
  readonly blocking: number;
  /** Everything until the network is idle, including images and prefetched files. */
  readonly requests: number;
  /** Responses before the page was interactive; all for a page without scripts. */
  readonly earlyRequests: number;
  readonly bytes: number;
  readonly documentBytes: number;
  readonly scriptBytes: number;
  readonly earlyScriptBytes: number;
}

/** The slow phone of architecture.md: CPU 4 × slower, 1.6 Mbps down, 750 kbps up, 150 ms round trip. */
export const slowPhone = { cpu: 4, latency: 150, download: 1.6e6 / 8, upload: 750e3 / 8 };

interface Observed {
  readonly __bench: { largest: number; shift: number; blocking: number; interactive: number };
}

/** Runs in the page before its own scripts. */
function observe() {
  const found = { largest: 0, shift: 0, blocking: 0, interactive: Number.NaN };
  Object.assign(window, { __bench: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) found.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const main = document.querySelector('main, #root > *');
    if (main && Object.keys(main).some((key) => key.startsWith('__reactProps'))) found.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One cold visit of `url` on the emulated slow phone, or at full speed with `phone` null. */
export async function measureFirstView(
  browser: Browser,
  url: string,
  phone: typeof slowPhone | null = slowPhone,
): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    if (phone) {
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: phone.latency,
        downloadThroughput: phone.download,
        uploadThroughput: phone.upload,
      });
      await client.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
    }
    const types = new Map<string, string>();
    const loaded: { type: string; bytes: number; at: number }[] = [];
    let started = Number.NaN;
    client.on('Network.requestWillBeSent', ({ timestamp }) => {
      if (Number.isNaN(started)) started = timestamp;
    });
    client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const at = (timestamp - started) * 1000;
      loaded.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength, at });
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    // A slow CPU may still be busy when the network is idle.
    await page.waitForFunction(() => {
      const { largest, interactive } = (window as unknown as Observed).__bench;
      return largest > 0 && (document.querySelector('script[defer]') === null || !Number.isNaN(interactive));
    });
    const seen = await page.evaluate(() => ({
      ...(window as unknown as Observed).__bench,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    const sum = (of: typeof loaded) => of.reduce((total, { bytes }) => total + bytes, 0);
    const early = loaded.filter(({ at }) => !(at > seen.interactive));
    const isOf = (kind: string) => (file: (typeof loaded)[number]) => file.type === kind;
    return {
      firstContent: seen.first,
      largestContent: seen.largest,
      interactive: seen.interactive,
      layoutShift: seen.shift,
      blocking: seen.blocking,
      requests: loaded.length,
      earlyRequests: early.length,
      bytes: sum(loaded),
      documentBytes: sum(loaded.filter(isOf('Document'))),
      scriptBytes: sum(loaded.filter(isOf('Script'))),
      earlyScriptBytes: sum(early.filter(isOf('Script'))),
    };
  } finally {
    await context.close();
  }
}
