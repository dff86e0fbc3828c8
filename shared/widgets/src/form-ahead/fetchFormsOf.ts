import { savesData } from '@taskweave/base/savesData';
import { formTypesOf } from '@taskweave/engine-client/resolveForm';
import type { Task } from '@taskweave/engine-client/Task';

interface FormEngine {
  readonly meta: { readonly formType?: unknown };
  readonly prefetch: () => void;
}

type FormOf = Pick<Task, 'formKey' | 'camundaFormRef'>;

const KINDS = 2;

export function fetchFormsOf(tasks: readonly FormOf[], engines: readonly FormEngine[]): void {
  if (savesData(navigator)) return;
  const types = [...new Set(tasks.flatMap(formTypesOf))].slice(0, KINDS);
  for (const type of types) {
    engines.find(({ meta }) => [meta.formType].flat().includes(type))?.prefetch();
  }
}
