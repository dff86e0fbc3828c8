/** A field of a form, for the names that people know it by. */
export interface FormField {
  readonly id: string;
  readonly label: string;
  /** It asks for a day, so no time of it means anything. */
  readonly isDay: boolean;
  /** Of a choice, what its values are called. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The form of a user task, as the model of the process has it. */
export interface TaskForm {
  /** Null where the engine generates the form, or there is none. */
  readonly key: string | null;
  /** Of a generated form, in their order. */
  readonly fields: readonly FormField[];
}

/** Null where the task is not in the model, or the text is none: labels are an extra. */
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

/** By the local name: models have the engine's elements under several prefixes and namespaces. */
function elements(root: Document | Element, localName: string): readonly Element[] {
  return [...root.getElementsByTagNameNS('*', localName)];
}
