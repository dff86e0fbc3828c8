import { messageOf } from '@taskweave/engine-client/messageOf';
import type { FormPlace } from '@taskweave/plugin-files/forms/formTrust';

/** Why a form cannot be shown or sent, by `kind`. */
export type FormProblem =
  /** There must be exactly one `<form>`. */
  | { readonly kind: 'form-count'; readonly count: number }
  /** A control cannot be bound: a name that is taken, a default value of another type. */
  | { readonly kind: 'fields'; readonly error: unknown }
  /** A script of the form threw, or is no valid JavaScript. `index` counts from 1. */
  | { readonly kind: 'script'; readonly error: unknown; readonly index: number }
  /** The page's policy did not let a script run. */
  | { readonly kind: 'script-blocked'; readonly index: number }
  /** A handler for an event of the form threw. */
  | { readonly kind: 'handler'; readonly error: unknown; readonly event: string }
  | { readonly kind: 'variables'; readonly error: unknown }
  /** The form has code, and forms from there do not run code. */
  | { readonly kind: 'untrusted'; readonly place: FormPlace };

export class FormFault extends Error {
  readonly problem: FormProblem;

  constructor(problem: FormProblem) {
    super('error' in problem ? messageOf(problem.error) : problem.kind);
    this.name = 'FormFault';
    this.problem = problem;
  }
}
