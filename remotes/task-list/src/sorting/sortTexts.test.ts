import { expect, it } from 'vitest';
import { sortingText } from './sortTexts';

const language = { locale: 'en', t: (key: string) => key };
const variables = [{ name: 'amount', label: 'Sum of it all' }];

function by(variable: string) {
  return { sortBy: 'processVariable', sortOrder: 'asc', parameters: { variable, type: 'Long' } } as const;
}

it('calls a variable as the filter does, and by its name where the filter has none for it', () => {
  expect(sortingText([by('amount')], language, variables)).toBe('Sum of it all, sort.asc');
  expect(sortingText([by('total'), by('amount')], language, variables)).toBe(
    'total (sort.asc) and Sum of it all (sort.asc)',
  );
  expect(sortingText([{ sortBy: 'priority', sortOrder: 'desc' }], language, variables)).toBe(
    'sort.by.priority, sort.desc',
  );
});
