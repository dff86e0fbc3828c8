/** A field of a form that the engine generates, as the model of the process has it. */
export interface FormField {
  readonly id: string;
  readonly label: string;
  /** It asks for a day, so no time of it means anything. */
  readonly isDay: boolean;
  /** Of a choice, what its values are called. */
  readonly choices: Readonly<Record<string, string>>;
}

/**
 * The fields of a user task's generated form, in their order. Empty where the task has another form, or none, and where the text
 * is no model: labels are an extra.
 */
export function formFieldsOf(bpmnXml: string, taskDefinitionKey: string): readonly FormField[] {
  const model = new DOMParser().parseFromString(bpmnXml, 'application/xml');
  const task = elements(model, 'userTask').find((one) => one.getAttribute('id') === taskDefinitionKey);
  if (task === undefined) return [];
  return elements(task, 'formField').map((field) => ({
    id: field.getAttribute('id') ?? '',
    label: field.getAttribute('label') ?? '',
    isDay: field.getAttribute('type') === 'date',
    choices: Object.fromEntries(
      elements(field, 'value').map((value) => [
        value.getAttribute('id') ?? '',
        value.getAttribute('name') ?? '',
      ]),
    ),
  }));
}

/** By the local name: models have the engine's elements under several prefixes and namespaces. */
function elements(root: Document | Element, localName: string): readonly Element[] {
  return [...root.getElementsByTagNameNS('*', localName)];
}
