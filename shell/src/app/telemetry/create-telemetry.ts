import type { Telemetry } from 'shared-contracts/platform/platform';

/** Where records go; the console until a collector is configured. */
export interface TelemetrySink {
  readonly error: (message: string, record: unknown) => void;
  readonly event: (message: string, record: unknown) => void;
}

const consoleSink: TelemetrySink = {
  error: (message, record) => console.error(message, record),
  event: (message, record) => console.info(message, record),
};

const describe = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack, ...(error.cause === undefined ? {} : { cause: String(error.cause) }) }
    : { message: String(error) };

/** Structured records. `context.message`, when given, is the line that people search the log for. */
export function createTelemetry(sink: TelemetrySink = consoleSink): Telemetry {
  return {
    error: (error, { message, ...context }) => {
      const described = describe(error);
      sink.error(message ?? String(described['message']), { ...described, ...context });
    },
    event: (name, data) => sink.event(name, data),
  };
}
