import type { Telemetry } from 'shared-contracts/platform/platform';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

/** Where records go: the log of the shell’s server, or the browser’s console. */
export interface TelemetrySink {
  readonly error: (message: string, record: unknown) => void;
  readonly event: (message: string, record: unknown) => void;
}

/** The developers' panel listens to these (`shell/src/developer`), where there is one. */
const tell = (type: 'nimbia:error' | 'nimbia:event', message: string, record: unknown): void => {
  window.dispatchEvent(new CustomEvent(type, { detail: { message, record } }));
};

const consoleSink: TelemetrySink = {
  error: (message, record) => {
    console.error(message, record);
    tell('nimbia:error', message, record);
  },
  event: (message, record) => {
    console.info(message, record);
    tell('nimbia:event', message, record);
  },
};

const describe = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { message: 'something that is no Error was thrown', thrown: error };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause }) };
};

/**
 * Structured records of faults; what was cancelled is none. `context.message`, when given, is the line to search the log for. `onRemoteError` gets the
 * errors that name a remote.
 */
export function createTelemetry(
  sink: TelemetrySink = consoleSink,
  onRemoteError: (remote: string, error: unknown) => void = () => undefined,
): Telemetry {
  return {
    error: (error, { message, ...context }) => {
      if (wasCancelled(error)) return;
      if (context['remote'] !== undefined) onRemoteError(context['remote'], error);
      const described = describe(error);
      sink.error(message ?? String(described['message']), { ...described, ...context });
    },
    event: (name, data) => sink.event(name, data),
  };
}
