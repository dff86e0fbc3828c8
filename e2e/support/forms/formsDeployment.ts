import type { EngineSession } from '../../../engine/demo/data/session/sign-in.mjs';

const REST = 'api/engine/engine/default';

export interface FormsDeployment {
  readonly id: string;
  /** Key of the process whose task has the form, by the name that was given. */
  readonly keyOf: (name: string) => string;
}

/** How a task of one process gets its form: attributes and content of the user task. */
export interface TaskFormMarkup {
  readonly attributes?: string;
  readonly content?: string;
  /** Of the start event; with them the process can be started in the task list. */
  readonly startAttributes?: string;
}

/**
 * Deploys a process of one task for each form. The engine refuses to complete a task whose variable `title` is
 * `refuse`.
 *
 * @param mark makes the keys unique
 * @param files resources that the forms name
 */
export async function deployForms(
  demo: EngineSession,
  mark: string,
  forms: Readonly<Record<string, TaskFormMarkup>>,
  files: Readonly<Record<string, string>>,
): Promise<FormsDeployment> {
  const keyOf = (name: string) => `matrix-${name}-${mark}`;
  const resources = Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [`${name}.bpmn`, processXml(keyOf(name), name, form)]),
  );
  const boundary = `form-${mark}`;
  const parts = Object.entries({ ...resources, ...files }).map(
    ([name, content]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${content}\r\n`,
  );
  const { status, text } = await demo.send('POST', `${REST}/deployment/create`, {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `--${boundary}\r\nContent-Disposition: form-data; name="deployment-name"\r\n\r\n${mark}\r\n${parts.join('')}--${boundary}--\r\n`,
  });
  if (status >= 400) throw new Error(`deployment: ${status} ${text}`);
  return { id: (JSON.parse(text) as { id: string }).id, keyOf };
}

/** With all of its instances. */
export async function removeDeployment(demo: EngineSession, id: string): Promise<void> {
  await demo.send('DELETE', `${REST}/deployment/${id}?cascade=true&skipCustomListeners=true`);
}

function processXml(
  key: string,
  name: string,
  { attributes = '', content = '', startAttributes }: TaskFormMarkup,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="taskweave">
  <process id="${key}" name="Matrix ${name}" isExecutable="true" camunda:historyTimeToLive="1" camunda:isStartableInTasklist="${startAttributes !== undefined}">
    <startEvent id="start" ${startAttributes ?? ''} />
    <sequenceFlow id="a" sourceRef="start" targetRef="task" />
    <userTask id="task" name="Matrix ${name}" ${attributes}>
      <extensionElements>${content}
        <camunda:taskListener event="complete" expression="\${title == 'refuse' ? noSuchBean.refuse() : null}" />
      </extensionElements>
    </userTask>
    <sequenceFlow id="b" sourceRef="task" targetRef="end" />
    <endEvent id="end" />
  </process>
</definitions>`;
}
