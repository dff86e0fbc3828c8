import { expect, test } from 'vitest';
import { readFormKeys } from './readFormKeys';

test.each([
  [
    '<bpmn:userTask id="a" camunda:formKey="embedded:app:forms/a.html" />',
    ['embedded:app:forms/a.html', false],
  ],
  [
    '<userTask operaton:formKey=\'embedded:deployment:b.html\' name="a > b">',
    ['embedded:deployment:b.html', false],
  ],
  [
    '<bpmn:startEvent camunda:formKey="camunda-forms:deployment:c.form">',
    ['camunda-forms:deployment:c.form', false],
  ],
  ['<bpmn:userTask\n camunda:formRef="approve"\n camunda:formRefBinding="latest" />', ['approve', true]],
  [
    '<humanTask camunda:formKey="https://forms.example/?a=1&amp;b=2" />',
    ['https://forms.example/?a=1&b=2', false],
  ],
])('%s', (model, [key, isReference]) => {
  expect(readFormKeys(model)).toEqual([{ key, isReference }]);
});

test('elements without a key, with an empty one, and of other kinds name no form', () => {
  const model =
    '<userTask id="a"/><userTask camunda:formKey=""/><serviceTask camunda:formKey="x"/><!-- userTask -->';
  expect(readFormKeys(model)).toEqual([]);
});
