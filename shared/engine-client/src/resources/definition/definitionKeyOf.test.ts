import { expect, it } from 'vitest';
import { definitionKeyOf } from './definitionKeyOf';

const KNOWN = { '4711': { id: '4711', key: 'invoice', name: null, version: 1, versionTag: null } };

it.each([
  ['as the engine has given it', '4711', null, 'invoice'],
  ['as the id begins', 'holiday:2:4711', null, 'holiday'],
  ['of a case', null, 'claim:1:9', 'claim'],
  ['of an id that has none', '0815', null, null],
  ['of a standalone task', null, null, null],
])('the key of a definition, %s', (_, processDefinitionId, caseDefinitionId, key) => {
  expect(definitionKeyOf({ processDefinitionId, caseDefinitionId }, KNOWN)).toBe(key);
});
