import * as v from 'valibot';
import { code } from './text.ts';

/** Parts of a load that are timed, in their order: reading the manifest, fetching files, running them, the first page that stands. */
export const loadPhases = ['manifest', 'files', 'mount', 'render'] as const;
export type LoadPhase = (typeof loadPhases)[number];

/** What of a remote was being fetched or run when its load failed. */
export const loadSteps = [
  'contract',
  'manifest',
  'entry',
  'exposed',
  'chunk',
  'style',
  'strings',
  'mount',
  'page',
  'render',
] as const;
export type LoadStep = (typeof loadSteps)[number];

/**
 * Why it failed: too late, no answer at all, an answer that is an error, not what was released, not what it should be, an error of its
 * own, or of a version that the site no longer has.
 */
export const loadReasons = ['late', 'unreachable', 'refused', 'tampered', 'malformed', 'threw', 'vanished'] as const;
export type LoadReason = (typeof loadReasons)[number];

export const channels = ['stable', 'canary'] as const;

const name = v.pipe(v.string(code('INVALID')), v.maxLength(80, code('TOO_LONG')));
const whole = (min: number, max: number) =>
  v.pipe(
    v.number(code('NUMBER_INVALID')),
    v.integer(code('NUMBER_INVALID')),
    v.minValue(min, code('NUMBER_INVALID')),
    v.maxValue(max, code('NUMBER_INVALID')),
  );
const milliseconds = v.optional(whole(0, 600_000));

const ofAnyLoad = {
  remote: name,
  version: name,
  channel: v.picklist(channels, code('INVALID')),
  /** What the shell's server wrote into the page for this remote, version and channel: nobody can report what was never released. */
  seal: name,
  /** Milliseconds of the phases that came to an end. */
  phases: v.strictObject({
    manifest: milliseconds,
    files: milliseconds,
    mount: milliseconds,
    render: milliseconds,
  }),
};

/** One load of a remote in one page. Nothing in it says who loaded it or where. */
export const loadReport = v.variant(
  'outcome',
  [
    // `standsFor`: how many loads, as only one of so many that went well is reported.
    v.strictObject({ ...ofAnyLoad, outcome: v.literal('mounted'), standsFor: whole(1, 100) }),
    v.strictObject({
      ...ofAnyLoad,
      outcome: v.literal('failed'),
      step: v.picklist(loadSteps, code('INVALID')),
      reason: v.picklist(loadReasons, code('INVALID')),
    }),
  ],
  code('INVALID'),
);
export type LoadReport = v.InferOutput<typeof loadReport>;

/** Body of POST /loads: what a page has to report, at most 10 loads at once. */
export const loadReports = v.strictObject({
  loads: v.pipe(
    v.array(loadReport, code('INVALID')),
    v.minLength(1, code('REQUIRED')),
    v.maxLength(10, code('TOO_LONG')),
  ),
});

/** What a seal is made of: HMAC-SHA-256 of it under TELEMETRY_SECRET, in base64url. */
export const sealedText = ({ remote, version, channel }: Pick<LoadReport, 'remote' | 'version' | 'channel'>): string =>
  [remote, version, channel].join(' ');

/** Loads of one minute that ended alike: a row of GET /loads. */
export const loadCount = v.object({
  minute: v.pipe(v.string(), v.isoTimestamp()),
  remote: v.string(),
  version: v.string(),
  channel: v.picklist(channels),
  /** `mounted`, or what failed and why: `entry: tampered`. */
  outcome: v.string(),
  loads: v.number(),
});
export type LoadCount = v.InferOutput<typeof loadCount>;
