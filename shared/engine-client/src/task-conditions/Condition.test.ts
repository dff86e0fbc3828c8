import { expect, it } from 'vitest';
import { assignedTo, claimableBy, listChange, offeredTo, ofProcess } from './Condition';

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

it.each(["#{'acc'.concat('ounting')}", '  #{currentUser()}', "'#{a}'", ' outer blanks '])(
  'keeps data that looks like more than a text as a text: %j @H72',
  (id) => {
    for (const condition of [assignedTo(id), offeredTo(id), claimableBy(id), ofProcess(id)]) {
      expect(condition.criterion.value).toBe(`'${id}'`);
      expect(condition.query).toEqual({ [condition.criterion.type]: id });
    }
  },
);
