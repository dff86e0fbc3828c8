import { fold } from '@taskweave/base/texts/words';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';

/** Filters of one letter that have a number as their second key. */
const NUMBERED = 9;

/**
 * The keys that open each filter, after `g`: the first letter of its name, and its number where several begin with the same;
 * a number alone where the name begins with no letter that every keyboard has. Filters beyond the ninth of a letter have none.
 *
 * @param filters in their order
 *
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
 * The keys of other entries of the column, after `g` too: the first letter of each that begins no keys of a filter and of no entry
 * before it. An entry without such a letter has none.
 *
 * @param filters all of them
 *
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

/** Without accents; empty where no keyboard is sure to have it. */
function letterOf(name: string): string {
  const [first = ''] = fold(name.trim());
  return /[a-z]/.test(first) ? first : '';
}
