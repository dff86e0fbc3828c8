import { savesData } from '@taskweave/base/savesData';
import { formTypesOf } from '@taskweave/engine-client/resolveForm';
import type { Task } from '@taskweave/engine-client/Task';

interface FormEngine {
  readonly meta: { readonly formType?: unknown };
  readonly prefetch: () => void;
}

type FormOf = Pick<Task, 'formKey' | 'camundaFormRef'>;

/** Kinds of form that are fetched ahead for a whole screen: with more of them nobody knows which is opened next. */
const KINDS = 2;

/** Fetches the code of the forms that tasks may have, those of the first tasks before others; none where bytes are dear. */
export function fetchFormsOf(tasks: readonly FormOf[], engines: readonly FormEngine[]): void {
  if (savesData(navigator)) return;
  const types = [...new Set(tasks.flatMap(formTypesOf))].slice(0, KINDS);
  for (const type of types) {
    engines.find(({ meta }) => [meta.formType].flat().includes(type))?.prefetch();
  }
}
