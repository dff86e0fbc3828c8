import { expect, it } from 'vitest';
import { assignedTo, listChange, ofProcess } from './Condition';

it('leads to the filter, searched as the search bar writes it, with no task open', () => {
  expect(listChange('7', [ofProcess('invoice')])).toEqual({
    filter: '7',
    task: null,
    detailsTab: null,
    page: null,
    searchQuery: '[{"type":"processDefinitionKey","operator":"eq","value":"invoice","name":""}]',
    searchOrQuery: null,
  });
});

it('keeps quotes that belong to a value', () => {
  expect(listChange('7', [assignedTo("'ann'")]).searchQuery).toContain(`"''ann''"`);
});
