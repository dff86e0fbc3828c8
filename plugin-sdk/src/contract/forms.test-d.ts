import type { ComponentType } from 'react';
import { contribute } from './contribute';
import type { FormEngineProps, FormHandle, FormIntent, FormSubmission } from './forms';

// Type checks only: each line that must not compile is marked.
declare const engine: () => Promise<{ default: ComponentType<FormEngineProps> }>;
declare const props: FormEngineProps;

contribute('tasklist.form', { id: 'a', formType: 'embedded', component: engine });
contribute('tasklist.form', {
  id: 'a',
  formType: ['embedded', 'generated'],
  formKey: 'x:*',
  component: engine,
});
contribute('tasklist.form', { id: 'a', formType: 'external', buttons: 'none', component: engine });
// @ts-expect-error there is no such type of form
contribute('tasklist.form', { id: 'a', formType: 'paper', component: engine });

export const smallest: FormHandle = {
  collect: async () => ({ kind: 'complete', variables: { amount: { type: 'Long', value: 5 } } }),
  focus: () => undefined,
};

export const complete: FormHandle = {
  ...smallest,
  snapshot: (occasion) => (occasion === 'save' ? { values: { amount: '5' }, files: {} } : null),
  stored: () => undefined,
  settled: (result) => {
    if (result.kind === 'rejected') Object.keys(result.rejection.fields);
    // @ts-expect-error only what was done has an outcome
    result.outcome;
  },
};

export const byCode: FormIntent = { kind: 'bpmn-error', errorCode: 'no-budget' };
// @ts-expect-error an escalation needs its code
export const withoutCode: FormIntent = { kind: 'escalation' };
export const errorWithKey: FormSubmission = {
  kind: 'bpmn-error',
  errorCode: 'a',
  variables: {},
  // @ts-expect-error only a start has a business key
  businessKey: 'b',
};

void props.submit();
void props.submit({ kind: 'escalation', escalationCode: 'late' }).then((result) => {
  if (result.kind === 'done' && result.outcome.kind === 'reported') result.outcome.taskId.trim();
});
