import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { FormResult } from '@taskweave/plugin-sdk';

export interface ReturnedForm {
  readonly failure: Exclude<FormResult, { readonly kind: 'done' | 'not-sent' }> | null;
}

const returnedTo = perOwner((_page: QueryClient) => new Map<string, ReturnedForm>());

export function returnForm(queries: QueryClient, taskId: string, form: ReturnedForm): void {
  returnedTo(queries).set(taskId, form);
}

export function takeReturnedForm(queries: QueryClient, taskId: string): ReturnedForm | null {
  const forms = returnedTo(queries);
  const form = forms.get(taskId) ?? null;
  forms.delete(taskId);
  return form;
}
