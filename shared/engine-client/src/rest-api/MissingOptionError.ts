/** A call was not made, since it lacks what the engine cannot do without. */
export class MissingOptionError extends Error {
  /** What is missing: `password`; more than one where any of them would do, as in `id` and `key`. */
  readonly fields: readonly string[];
  /** The call, as `user.create`. */
  readonly call: string;

  /** @param action what the call is for, in words that follow "to": `create user` */
  constructor(call: string, fields: readonly string[], action: string) {
    super(`Missing ${fields.join(' or ')} option to ${action}`);
    this.name = 'MissingOptionError';
    this.fields = fields;
    this.call = call;
  }
}

/** True for a call that was not made, since it lacks what the engine cannot do without. */
export function isMissingOption(error: unknown): error is MissingOptionError {
  return error instanceof MissingOptionError;
}
