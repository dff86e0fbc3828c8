/** Models for journeys about decisions and diagrams. Positions matter little: they only have to be drawn. */

const BPMN = `xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"
  xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="journey"`;

const shape = (id: string, x: number, y = 80, size = '') =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}" ${size}><dc:Bounds x="${x}" y="${y}" width="100" height="80" /></bpmndi:BPMNShape>`;

/** A table of as many rules as wanted: the one with the number of the score fires, and the last for all others. */
export function decisionsModel(key: string, rules: number): string {
  const rows = Array.from(
    { length: rules },
    (_, index) =>
      `<rule id="${key}-r${index}"><description>Rule for ${index}</description><inputEntry id="${key}-i${index}"><text>${
        index === rules - 1 ? '' : index
      }</text></inputEntry><outputEntry id="${key}-o${index}"><text>"grade ${index}"</text></outputEntry></rule>`,
  );
  return `<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" xmlns:dmndi="https://www.omg.org/spec/DMN/20191111/DMNDI/"
    xmlns:dc="http://www.omg.org/spec/DMN/20180521/DC/" xmlns:camunda="http://camunda.org/schema/1.0/dmn" id="${key}-graph" name="Grades" namespace="journey">
  <decision id="${key}-grade" name="Grade" camunda:historyTimeToLive="P5D">
    <informationRequirement id="${key}-needs"><requiredDecision href="#${key}-score" /></informationRequirement>
    <decisionTable id="${key}-table" hitPolicy="FIRST"><input id="${key}-in" label="Score"><inputExpression id="${key}-of" typeRef="integer"><text>score</text></inputExpression></input>
    <output id="${key}-out" label="Grade" name="grade" typeRef="string" />${rows.join('')}</decisionTable></decision>
  <decision id="${key}-score" name="Score" camunda:historyTimeToLive="P5D"><variable id="${key}-v" name="score" typeRef="integer" />
    <literalExpression id="${key}-le" expressionLanguage="juel"><text>\${points + 1}</text></literalExpression></decision>
  <dmndi:DMNDI><dmndi:DMNDiagram id="${key}-d">
    <dmndi:DMNShape id="${key}-s1" dmnElementRef="${key}-grade"><dc:Bounds x="60" y="40" width="180" height="80" /></dmndi:DMNShape>
    <dmndi:DMNShape id="${key}-s2" dmnElementRef="${key}-score"><dc:Bounds x="60" y="190" width="180" height="80" /></dmndi:DMNShape>
  </dmndi:DMNDiagram></dmndi:DMNDI></definitions>`;
}

/** Grades, calls the process `<key>-called`, and comes to a task beside a job that fails, all in a subprocess of its own page. */
export function gradedProcess(key: string): string {
  const steps = ['grade', 'again', 'fork', 'call', 'check', 'fail'];
  return `<definitions ${BPMN}><process id="${key}" name="Graded ${key}" isExecutable="true" camunda:historyTimeToLive="P5D">
  <startEvent id="start" /><sequenceFlow id="f1" sourceRef="start" targetRef="sub" />
  <subProcess id="sub" name="Inner part">
    <startEvent id="inner" /><sequenceFlow id="g1" sourceRef="inner" targetRef="grade" />
    <businessRuleTask id="grade" name="Grade it" camunda:decisionRef="${key}-grade" camunda:resultVariable="grade" camunda:mapDecisionResult="singleEntry" />
    <sequenceFlow id="g2" sourceRef="grade" targetRef="again" />
    <businessRuleTask id="again" name="Grade again" camunda:decisionRef="${key}-grade" camunda:resultVariable="grade" camunda:mapDecisionResult="singleEntry" />
    <sequenceFlow id="g3" sourceRef="again" targetRef="fork" /><parallelGateway id="fork" />
    <sequenceFlow id="g4" sourceRef="fork" targetRef="call" /><callActivity id="call" name="Call the other" calledElement="${key}-called" />
    <sequenceFlow id="g5" sourceRef="fork" targetRef="check" /><userTask id="check" name="Check the grade" camunda:assignee="john" />
    <sequenceFlow id="g6" sourceRef="fork" targetRef="fail" /><serviceTask id="fail" name="Send it" camunda:asyncBefore="true" camunda:expression="\${nobody.knows}"><extensionElements><camunda:failedJobRetryTimeCycle>R1/PT1S</camunda:failedJobRetryTimeCycle></extensionElements></serviceTask>
  </subProcess></process>
  <process id="${key}-called" name="Called ${key}" isExecutable="true" camunda:historyTimeToLive="P5D">
    <startEvent id="c-start" /><sequenceFlow id="c1" sourceRef="c-start" targetRef="c-task" /><userTask id="c-task" name="Do the other" camunda:assignee="demo" /></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="p1" bpmnElement="${key}">${shape('start', 60)}${shape('sub', 260, 80, 'isExpanded="false"')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
  <bpmndi:BPMNDiagram id="d2"><bpmndi:BPMNPlane id="p2" bpmnElement="sub">${['inner', ...steps].map((id, index) => shape(id, 60 + index * 160)).join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
  </definitions>`;
}

/** One task among many activities that nothing leads to. */
export function wideProcess(key: string, activities: number): string {
  const ids = Array.from({ length: activities }, (_, index) => `a${index}`);
  return `<definitions ${BPMN}><process id="${key}" name="Wide ${key}" isExecutable="true" camunda:historyTimeToLive="P5D">
  <startEvent id="start" /><sequenceFlow id="f" sourceRef="start" targetRef="a0" />
  ${ids.map((id) => `<userTask id="${id}" name="Activity ${id}" camunda:assignee="demo" />`).join('')}</process>
  <bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="p" bpmnElement="${key}">${shape('start', 0, 0)}${ids
    .map((id, index) => shape(id, (index % 25) * 140 + 160, Math.floor(index / 25) * 120))
    .join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`;
}
