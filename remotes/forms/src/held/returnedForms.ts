import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { FormResult } from '@taskweave/plugin-sdk';

/** A form that comes back to the page after it was completed. */
export interface ReturnedForm {
  /** Why it was not done; null where the person has taken it back. */
  readonly failure: Exclude<FormResult, { readonly kind: 'done' | 'not-sent' }> | null;
}

/** Of each page, by the ids of their tasks. */
const returnedTo = perOwner((_page: QueryClient) => new Map<string, ReturnedForm>());

/** The next form of the task begins with what came of this one. */
export function returnForm(queries: QueryClient, taskId: string, form: ReturnedForm): void {
  returnedTo(queries).set(taskId, form);
}

/** Takes it, once; null for a form that does not come back. */
export function takeReturnedForm(queries: QueryClient, taskId: string): ReturnedForm | null {
  const forms = returnedTo(queries);
  const form = forms.get(taskId) ?? null;
  forms.delete(taskId);
  return form;
}
