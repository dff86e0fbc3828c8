import { draftFaults, emptyDraft } from '@taskweave/engine-client/variables/VariableDraft';
import type { VariableType } from '@taskweave/engine-client/variables/VariableType';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFaultTexts } from './useFaultTexts';

it.each<[VariableType, string, string]>([
  ['Boolean', 'yes', 'Enter true or false.'],
  ['Short', '1.5', 'Enter a whole number (-32768 to 32767).'],
  ['Integer', '1.5', 'Enter a whole number (-2147483648 to 2147483647).'],
  ['Long', '1.5', 'Enter a whole number (-9223372036854775808 to 9223372036854775807).'],
  ['Long', '', 'Enter a value.'],
  ['Double', '1,5', 'Enter a number, such as 12.5.'],
  ['Date', 'soon', 'Enter a valid date and time, or pick a day.'],
  ['Date', '', 'Enter a date.'],
  ['Json', '{', 'Enter valid JSON.'],
  ['Xml', '<a>', 'Enter well-formed XML.'],
  ['File', '', 'Choose a file.'],
])('says of a %s with the text "%s": %s', (type, text, words) => {
  const { result } = renderHook(useFaultTexts);
  expect(result.current(draftFaults({ ...emptyDraft(type), name: 'x', text }), type)).toEqual({
    text: words,
  });
});

it('says what an object, a name and a file lack', () => {
  const { result } = renderHook(useFaultTexts);
  expect(
    result.current({ name: 'taken', text: 'type', objectTypeName: 'required', format: 'required' }, 'Object'),
  ).toEqual({
    name: 'There is already a variable with this name. Choose another name.',
    text: 'Enter valid JSON.',
    objectTypeName: 'Enter a value.',
    format: 'Enter a value.',
  });
  expect(result.current({ name: 'required', text: 'size' }, 'File')).toEqual({
    name: 'Enter a name.',
    text: 'The file is larger than 5 MB. Choose a smaller one.',
  });
});
