/** What of a remote was being fetched or run, in the order in which a load goes. */
export type LoadStep = 'manifest' | 'entry' | 'exposed' | 'chunk' | 'style' | 'strings' | 'mount' | 'page' | 'render';

/**
 * Why it failed: too late, no answer at all, an answer that is an error, not what was released, not what it should be, an error of its own,
 * or of a version that the site no longer has.
 */
export const loadReasons = ['late', 'unreachable', 'refused', 'tampered', 'malformed', 'threw', 'vanished'] as const;
export type LoadReason = (typeof loadReasons)[number];

/** Why it failed; nothing when it is well by now. */
export type FindReason = () => Promise<LoadReason | undefined>;

/** A step of a load that failed; the card, the log and the telemetry name step and reason. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly step: LoadStep;
  /** A guess until it has been looked for. */
  reason: LoadReason;
  /** Nothing was reached, and the browser knew why. */
  readonly isOffline: boolean;
  /** Looks for the reason where it is not known yet. */
  #find: FindReason | undefined;
  #looked: Promise<boolean> | undefined;

  /** @param find looks for the reason, which takes a while: the card does not wait for it */
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

  /** Whether the reason has still to be looked for. */
  get isOpen(): boolean {
    return this.#find !== undefined;
  }

  /** Looks for the reason, once. True when what failed is well by now. */
  look(): Promise<boolean> {
    return (this.#looked ??= this.#look());
  }

  async #look(): Promise<boolean> {
    const find = this.#find ?? (() => this.reason);
    const found = await find();
    this.#find = undefined;
    this.reason = found ?? this.reason;
    return found === undefined;
  }
}

/** Work that was given up because its time was over. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** webpack's runtime answers an error of its own for a part of a remote that the shell could not load; it carries the shell's reason as its type. */
const reasonOf = (error: unknown): LoadReason => {
  if (error instanceof DeadlineError) return 'late';
  const said: unknown = error instanceof Error ? Reflect.get(error, 'type') : undefined;
  return loadReasons.find((reason) => reason === said) ?? 'threw';
};

/** The error as a step that failed, what it says already kept. */
export function asLoadError(step: LoadStep, error: unknown): LoadError {
  if (error instanceof LoadError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const isPart = error instanceof Error && error.name === 'ChunkLoadError';
  return new LoadError(isPart ? 'chunk' : step, reasonOf(error), message, { cause: error });
}
