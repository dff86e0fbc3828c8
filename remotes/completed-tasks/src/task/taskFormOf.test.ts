// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { taskFormOf } from './taskFormOf';

const MODEL = `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:c="http://camunda.org/schema/1.0/bpmn">
  <bpmn:process id="p"><bpmn:userTask id="other" c:formKey="embedded:app:forms/a.html"><bpmn:extensionElements><c:formData><c:formField id="x" label="X" type="string" /></c:formData></bpmn:extensionElements></bpmn:userTask>
  <bpmn:userTask id="approve"><bpmn:extensionElements><c:formData>
    <c:formField id="day" label="First day" type="date" />
    <c:formField id="kind" label="Kind" type="enum"><c:value id="paid" name="Paid leave" /></c:formField>
  </c:formData></bpmn:extensionElements></bpmn:userTask></bpmn:process></bpmn:definitions>`;

it('reads the fields of one task, in their order', () => {
  expect(taskFormOf(MODEL, 'approve')?.fields).toEqual([
    { id: 'day', label: 'First day', isDay: true, choices: {} },
    { id: 'kind', label: 'Kind', isDay: false, choices: { paid: 'Paid leave' } },
  ]);
});

it.each([
  ['a task that is not in the model', MODEL, 'gone'],
  ['what is no model', '<html', 'approve'],
])('finds no form in %s', (_what, model, task) => {
  expect(taskFormOf(model, task)).toBeNull();
});

it('reads the key of a form', () => {
  expect(taskFormOf(MODEL, 'other')?.key).toBe('embedded:app:forms/a.html');
  expect(taskFormOf(MODEL, 'approve')?.key).toBeNull();
});
