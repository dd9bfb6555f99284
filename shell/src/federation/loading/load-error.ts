/** The steps of a load, in order. */
export type LoadStep = 'manifest' | 'entry' | 'exposed' | 'chunk' | 'style' | 'strings' | 'mount' | 'page' | 'render';

/**
 * Why it failed: too late, no response, an error response, an integrity mismatch, an invalid file, an exception, or a
 * version that the site no longer has.
 */
export const loadReasons = ['late', 'unreachable', 'refused', 'tampered', 'malformed', 'threw', 'vanished'] as const;
export type LoadReason = (typeof loadReasons)[number];

/** Diagnoses a failure; undefined when the file is available after all. */
export type FindReason = () => Promise<LoadReason | undefined>;

/** A failed step of a load; the error card, the log and the telemetry name step and reason. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly step: LoadStep;
  /** A guess until it is diagnosed. */
  reason: LoadReason;
  /** The browser was offline. */
  readonly isOffline: boolean;
  /** Set until the reason is diagnosed. */
  #find: FindReason | undefined;
  #diagnosed: Promise<boolean> | undefined;

  /** @param find diagnoses the reason, which takes a while: the error card does not wait for it */
  constructor(
    step: LoadStep,
    reason: LoadReason,
    message: string,
    { find, ...options }: ErrorOptions & { find?: FindReason } = {},
  ) {
    super(message, options);
    this.step = step;
    this.reason = reason;
    this.isOffline = reason === 'unreachable' && navigator.onLine === false;
    if (!this.isOffline) this.#find = find;
  }

  /** Whether the reason is still a guess. */
  get isUndiagnosed(): boolean {
    return this.#find !== undefined;
  }

  /** Diagnoses the reason, once. True when the file is available after all. */
  diagnose(): Promise<boolean> {
    return (this.#diagnosed ??= this.#diagnose());
  }

  async #diagnose(): Promise<boolean> {
    const find = this.#find ?? (() => this.reason);
    const found = await find();
    this.#find = undefined;
    this.reason = found ?? this.reason;
    return found === undefined;
  }
}

/** Work that did not finish in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** webpack’s runtime throws its own error for a chunk that the shell could not load; its type is the shell’s reason. */
const reasonOf = (error: unknown): LoadReason => {
  if (error instanceof DeadlineError) return 'late';
  const said: unknown = error instanceof Error ? Reflect.get(error, 'type') : undefined;
  return loadReasons.find((reason) => reason === said) ?? 'threw';
};

/** Wraps an error as a failed step; a LoadError is kept. */
export function asLoadError(step: LoadStep, error: unknown): LoadError {
  if (error instanceof LoadError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const isPart = error instanceof Error && error.name === 'ChunkLoadError';
  return new LoadError(isPart ? 'chunk' : step, reasonOf(error), message, { cause: error });
}
