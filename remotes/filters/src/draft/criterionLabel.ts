import type { Language } from '@taskweave/plugin-sdk';
import { taskCriterion } from '../query/taskCriteria';

export function criterionLabel(t: Language['t'], key: string): string {
  const criterion = taskCriterion(key);
  return criterion === undefined ? key : t(`criterion.${criterion.key}`);
}
