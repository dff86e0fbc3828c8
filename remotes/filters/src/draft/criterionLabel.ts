import type { Language } from '@taskweave/plugin-sdk';
import { taskCriterion } from '../query/taskCriteria';

/** The name of a criterion in words; its key where it is none that the engine knows. */
export function criterionLabel(t: Language['t'], key: string): string {
  const criterion = taskCriterion(key);
  return criterion === undefined ? key : t(`criterion.${criterion.key}`);
}
