/** Something about a plugin that its author should know. */
export interface Finding {
  /** `error`: the shell, or an administrator, would not take it. */
  readonly level: 'error' | 'warning';
  /** What is wrong and what to do, in one line. */
  readonly message: string;
}

/** One thing that was looked at. */
export interface Verdict {
  /** What was looked at: `styles`. */
  readonly name: string;
  /** What was found to be so: `3 files`. */
  readonly summary: string;
  readonly findings: readonly Finding[];
}

export function error(message: string): Finding {
  return { level: 'error', message };
}

export function warning(message: string): Finding {
  return { level: 'warning', message };
}
