import { expect, it } from 'vitest';
import { warningTexts } from './warningTexts';

it('reads the warnings of BPMN, CMMN and DMN, each once, and leaves out what says nothing @S8.24', () => {
  const warnings = [
    { message: ' unresolved reference ' },
    'no shape',
    { message: 'unresolved reference' },
    {},
    null,
    ' ',
  ];
  expect(warningTexts(warnings)).toEqual(['unresolved reference', 'no shape']);
});
