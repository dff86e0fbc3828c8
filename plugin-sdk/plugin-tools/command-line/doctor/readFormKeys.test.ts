import { expect, test } from 'vitest';
import { readFormKeys } from './readFormKeys';

test.each([
  [
    '<bpmn:userTask id="a" camunda:formKey="embedded:app:forms/a.html" />',
    ['embedded', 'embedded:app:forms/a.html'],
  ],
  [
    '<userTask operaton:formKey=\'embedded:deployment:b.html\' name="a > b">',
    ['embedded', 'embedded:deployment:b.html'],
  ],
  [
    '<bpmn:startEvent camunda:formKey="camunda-forms:deployment:c.form">',
    ['schema', 'camunda-forms:deployment:c.form'],
  ],
  ['<bpmn:userTask\n camunda:formRef="approve"\n camunda:formRefBinding="latest" />', ['schema', 'approve']],
  [
    '<humanTask camunda:formKey="https://forms.example/?a=1&amp;b=2" />',
    ['external', 'https://forms.example/?a=1&b=2'],
  ],
])('%s', (model, [kind, key]) => {
  expect(readFormKeys(model)).toMatchObject([{ kind, key }]);
});

test('elements without a key, with an empty one, and of other kinds name no form', () => {
  const model =
    '<userTask id="a"/><userTask camunda:formKey=""/><serviceTask camunda:formKey="x"/><!-- userTask -->';
  expect(readFormKeys(model)).toEqual([]);
});
