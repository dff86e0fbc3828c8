export interface FormField {
  readonly id: string;
  readonly label: string;
  readonly isDay: boolean;
  readonly choices: Readonly<Record<string, string>>;
}

export interface TaskForm {
  readonly key: string | null;
  readonly fields: readonly FormField[];
}

export function taskFormOf(bpmnXml: string, taskDefinitionKey: string): TaskForm | null {
  const model = new DOMParser().parseFromString(bpmnXml, 'application/xml');
  const task = elements(model, 'userTask').find((one) => one.getAttribute('id') === taskDefinitionKey);
  if (task === undefined) return null;
  const key = [...task.attributes].find(({ localName }) => localName === 'formKey')?.value ?? null;
  return { key, fields: elements(task, 'formField').map(parseField) };
}

function parseField(field: Element): FormField {
  return {
    id: field.getAttribute('id') ?? '',
    label: field.getAttribute('label') ?? '',
    isDay: field.getAttribute('type') === 'date',
    choices: Object.fromEntries(
      elements(field, 'value').map((value) => [
        value.getAttribute('id') ?? '',
        value.getAttribute('name') ?? '',
      ]),
    ),
  };
}

/** Models have the engine's elements under several prefixes and namespaces. */
function elements(root: Document | Element, localName: string): readonly Element[] {
  return [...root.getElementsByTagNameNS('*', localName)];
}
