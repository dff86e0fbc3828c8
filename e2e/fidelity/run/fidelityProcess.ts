import type { FormMarkup } from '../kinds/FormKind';

export function fidelityProcess(key: string, name: string, markup: FormMarkup): string {
  const { attributes = '', content = '', startAttributes = '', startContent = '' } = markup;
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="taskweave">
  <process id="${key}" name="${name}" isExecutable="true" camunda:historyTimeToLive="1">
    <startEvent id="start" ${startAttributes}><extensionElements>${startContent}</extensionElements></startEvent>
    <sequenceFlow id="a" sourceRef="start" targetRef="task" />
    <userTask id="task" name="${name}" camunda:assignee="demo" ${attributes}>
      <extensionElements>${content}</extensionElements>
    </userTask>
    <sequenceFlow id="b" sourceRef="task" targetRef="end" />
    <endEvent id="end" />
  </process>
</definitions>`;
}
