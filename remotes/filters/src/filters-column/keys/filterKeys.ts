import { fold } from '@taskweave/base/texts/words';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';

const NUMBERED = 9;

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

/** Some keyboards lack letters outside A to Z. */
function letterOf(name: string): string {
  const [first = ''] = fold(name.trim());
  return /[a-z]/.test(first) ? first : '';
}
