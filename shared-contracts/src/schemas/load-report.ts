import * as v from 'valibot';
import { channels, loadReasons, loadSteps } from './load-lists.ts';
import { code } from './text.ts';

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
  /**
   * Signature by the shell's server for this remote, version and channel, so that only released versions can be
   * reported.
   */
  seal: name,
  /** Milliseconds of the completed phases. */
  phases: v.strictObject({
    manifest: milliseconds,
    files: milliseconds,
    mount: milliseconds,
    render: milliseconds,
  }),
};

/** One load of a remote in one page. Contains no personal data. */
export const loadReport = v.variant(
  'outcome',
  [
    // `standsFor`: sample weight, as successful loads are sampled.
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

/** Body of POST /loads: at most 10 load reports of a page. */
export const loadReports = v.strictObject({
  loads: v.pipe(
    v.array(loadReport, code('INVALID')),
    v.minLength(1, code('REQUIRED')),
    v.maxLength(10, code('TOO_LONG')),
  ),
});

/** The signed text of a seal: HMAC-SHA-256 of it with TELEMETRY_SECRET, in base64url. */
export const sealedText = ({ remote, version, channel }: Pick<LoadReport, 'remote' | 'version' | 'channel'>): string =>
  [remote, version, channel].join(' ');

/** Loads of one minute with the same outcome: a row of GET /loads. */
export const loadCount = v.object({
  minute: v.pipe(v.string(), v.isoTimestamp()),
  remote: v.string(),
  version: v.string(),
  channel: v.picklist(channels),
  /** `mounted`, or the failed step and reason: `entry: tampered`. */
  outcome: v.string(),
  loads: v.number(),
});
export type LoadCount = v.InferOutput<typeof loadCount>;
