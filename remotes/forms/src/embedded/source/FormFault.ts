import { messageOf } from '@taskweave/engine-client/messageOf';
import type { FormPlace } from '@taskweave/plugin-files/forms/formTrust';

export type FormProblem =
  | { readonly kind: 'form-count'; readonly count: number }
  | { readonly kind: 'fields'; readonly error: unknown }
  | { readonly kind: 'script'; readonly error: unknown; readonly index: number }
  | { readonly kind: 'script-blocked'; readonly index: number }
  | { readonly kind: 'handler'; readonly error: unknown; readonly event: string }
  | { readonly kind: 'variables'; readonly error: unknown }
  | { readonly kind: 'untrusted'; readonly place: FormPlace };

export class FormFault extends Error {
  readonly problem: FormProblem;

  constructor(problem: FormProblem) {
    super('error' in problem ? messageOf(problem.error) : problem.kind);
    this.name = 'FormFault';
    this.problem = problem;
  }
}
