/** Thrown before a call is sent that lacks a required option. */
export class MissingOptionError extends Error {
  /** Missing options, such as `password`; several if any of them would do, as in `id` and `key`. */
  readonly fields: readonly string[];
  /** The call, such as `user.create`. */
  readonly call: string;

  constructor(call: string, fields: readonly string[], action: string) {
    super(`Missing ${fields.join(' or ')} option to ${action}`);
    this.name = 'MissingOptionError';
    this.fields = fields;
    this.call = call;
  }
}

/** True for the error of a call that lacks a required option. */
export function isMissingOption(error: unknown): error is MissingOptionError {
  return error instanceof MissingOptionError;
}
