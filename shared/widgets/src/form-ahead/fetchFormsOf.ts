import { savesData } from '@taskweave/base/savesData';
import { formTypesOf } from '@taskweave/engine-client/resolveForm';
import type { Task } from '@taskweave/engine-client/Task';

interface FormEngine {
  readonly meta: { readonly formType?: unknown };
  readonly prefetch: () => void;
}

type FormOf = Pick<Task, 'formKey' | 'camundaFormRef'>;

/** Most kinds of form to prefetch for a screen: beyond that, nobody knows which is opened next. */
const KINDS = 2;

/** Prefetches for the first tasks first; nothing when the browser saves data. */
export function fetchFormsOf(tasks: readonly FormOf[], engines: readonly FormEngine[]): void {
  if (savesData(navigator)) return;
  const types = [...new Set(tasks.flatMap(formTypesOf))].slice(0, KINDS);
  for (const type of types) {
    engines.find(({ meta }) => [meta.formType].flat().includes(type))?.prefetch();
  }
}
