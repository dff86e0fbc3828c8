import { fold } from '@taskweave/base/texts/words';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';

/** Most filters per letter that get a number as their second key. */
const NUMBERED = 9;

/**
 * Keys after `g`: the first letter of the name, plus a number if several share it; a number alone if no keyboard is sure to have
 * the letter. Filters beyond the ninth of a letter have none.
 * @example filterKeys([{ id: 'a', name: 'My tasks' }, { id: 'b', name: 'My groups' }, { id: 'c', name: 'Overdue' }])
 * // Map { a: 'm 1', b: 'm 2', c: 'o' }
 */
export function filterKeys(filters: readonly Pick<Filter, 'id' | 'name'>[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>();
  for (const { id, name } of filters) {
    const letter = letterOf(name);
    groups.set(letter, [...(groups.get(letter) ?? []), id]);
  }
  return new Map(
    [...groups].flatMap(([letter, ids]) =>
      ids.slice(0, NUMBERED).map((id, index): [string, string] => {
        const isAlone = ids.length === 1 && letter !== '';
        return [id, isAlone ? letter : `${letter} ${index + 1}`.trim()];
      }),
    ),
  );
}

/**
 * Keys after `g`: the first letter of each name that begins no keys of a filter or an earlier entry; none without such a letter.
 * @example entryKeys(['Completed by me'], [{ id: 'c', name: 'Claims' }]) // ['o']
 */
export function entryKeys(
  labels: readonly string[],
  filters: readonly Pick<Filter, 'id' | 'name'>[],
): readonly (string | undefined)[] {
  const taken = new Set(filters.map(({ name }) => letterOf(name)));
  return labels.map((label) => {
    const free = [...label].map(letterOf).find((letter) => letter !== '' && !taken.has(letter));
    if (free !== undefined) taken.add(free);
    return free;
  });
}

/** Without accents; empty for letters that some keyboards lack. */
function letterOf(name: string): string {
  const [first = ''] = fold(name.trim());
  return /[a-z]/.test(first) ? first : '';
}
