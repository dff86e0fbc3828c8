export interface DeployableProcess {
  readonly key: string;
  /** Attributes of the service task; without any the engine refuses the file. */
  readonly service?: string;
  /** Where the first sequence flow leads. */
  readonly target?: string;
}

/** A process that people can start, as a file. Its service task is in line 5. */
export function bpmnFile(
  name: string,
  { key, service = 'camunda:type="external" camunda:topic="charge"', target = 'service' }: DeployableProcess,
) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="taskweave">
  <process id="${key}" name="Journey ${key}" isExecutable="true" camunda:historyTimeToLive="1">
    <startEvent id="start" />
    <serviceTask id="service" name="Charge" ${service} />
    <sequenceFlow id="first" sourceRef="start" targetRef="${target}" />
    <userTask id="check" name="Check" />
    <sequenceFlow id="second" sourceRef="service" targetRef="check" />
  </process>
</definitions>`;
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(xml) };
}

/** Any other file. */
export function textFile(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}
