import type { ReadCriterion } from './Interpretation';
import { criterion } from './Reader';

/** What holds if one of its parts does, such as "urgent or overdue". */
export const EITHER = 'either';

export function alternatives(parts: readonly ReadCriterion[]): ReadCriterion {
  return criterion(EITHER, 'eq', JSON.stringify(parts));
}

/** Null for what is not a list of criteria: links may hold any text. */
export function partsOf(value: string): readonly ReadCriterion[] | null {
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) && parsed.length > 1 && parsed.every(isCriterion) ? parsed : null;
  } catch {
    return null;
  }
}

function isCriterion(entry: unknown): entry is ReadCriterion {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    ['type', 'name', 'operator', 'value'].every(
      (key) => key in entry && typeof entry[key as keyof typeof entry] === 'string',
    )
  );
}
