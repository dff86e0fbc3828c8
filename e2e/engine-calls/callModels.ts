const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const CAMUNDA = 'xmlns:camunda="http://camunda.org/schema/1.0/bpmn"';

export function processModel(key: string): string {
  const branches = [
    `<userTask id="fill" camunda:candidateGroups="sales"><extensionElements><camunda:formData>
       <camunda:formField id="note" label="Note" type="string" /></camunda:formData></extensionElements></userTask>
     <boundaryEvent id="escalated" attachedToRef="fill" cancelActivity="false"><escalationEventDefinition />
     </boundaryEvent>`,
    '<userTask id="read" camunda:formKey="embedded:deployment:calls.html" />',
    '<serviceTask id="fetch" camunda:type="external" camunda:topic="calls" />',
    '<receiveTask id="receive" messageRef="callsMessage" />',
    '<receiveTask id="signalled" />',
    `<intermediateCatchEvent id="later"><timerEventDefinition><timeDuration
       xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="tFormalExpression">P300D</timeDuration>
     </timerEventDefinition></intermediateCatchEvent>`,
  ];
  const ids = branches.map((branch) => / id="(\w+)"/.exec(branch)?.[1]);
  const flows = ids.map((id) => `<sequenceFlow id="to-${id}" sourceRef="fork" targetRef="${id}" />`);
  return `<definitions xmlns="${BPMN}" ${CAMUNDA} targetNamespace="calls">
  <message id="callsMessage" name="calls-message" />
  <process id="${key}" isExecutable="true" camunda:historyTimeToLive="P5D">
    <startEvent id="start" camunda:formKey="embedded:deployment:calls.html"><extensionElements><camunda:formData>
      <camunda:formField id="wish" label="Wish" type="string" /></camunda:formData></extensionElements></startEvent>
    <sequenceFlow id="begin" sourceRef="start" targetRef="fork" />
    <parallelGateway id="fork" />
    ${flows.join('')}${branches.join('')}
  </process>
  <process id="${key}-condition" isExecutable="true" camunda:historyTimeToLive="P5D">
    <startEvent id="when"><conditionalEventDefinition><condition xsi:type="tFormalExpression"
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\${everyCall == 'x'}</condition></conditionalEventDefinition>
    </startEvent>
  </process></definitions>`;
}

export function decisionModel(key: string): string {
  return `<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" id="${key}-graph" name="Calls" namespace="calls"
    xmlns:camunda="http://camunda.org/schema/1.0/dmn">
  <decision id="${key}" name="Calls" camunda:historyTimeToLive="P5D"><decisionTable id="table">
    <input id="in"><inputExpression id="ie" typeRef="integer"><text>amount</text></inputExpression></input>
    <output id="out" name="answer" typeRef="string" />
    <rule id="rule"><inputEntry id="i1"><text>&gt; 0</text></inputEntry>
      <outputEntry id="o1"><text>"yes"</text></outputEntry></rule>
  </decisionTable></decision>
  <decision id="${key}-next" name="Next" camunda:historyTimeToLive="P5D">
    <variable id="next" name="next" typeRef="string" />
    <informationRequirement id="needs"><requiredDecision href="#${key}" /></informationRequirement>
    <literalExpression id="same"><text>answer</text></literalExpression>
  </decision></definitions>`;
}

export function caseModel(key: string): string {
  const byHand = (id: string) => `<itemControl><manualActivationRule id="rule-${id}" /></itemControl>`;
  return `<definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" id="calls" targetNamespace="calls"
    xmlns:camunda="http://camunda.org/schema/1.0/cmmn">
  <case id="${key}" camunda:historyTimeToLive="P5D"><casePlanModel id="plan">
    <planItem id="itemRunning" definitionRef="running" />
    <planItem id="itemWaiting" definitionRef="waiting">${byHand('waiting')}</planItem>
    <humanTask id="running" /><humanTask id="waiting" />
  </casePlanModel></case></definitions>`;
}

export const FORM = '<form role="form"><input cam-variable-name="note" cam-variable-type="String" /></form>';
