/** @typedef {import('../person/Person.mjs').Person} Person */

let made = 0;

/** @returns {string} unique part of a name */
export function newMark() {
  made += 1;
  return `W${Date.now().toString(36)}${made}`;
}

/**
 * @param {Person} person
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function createTask(person, name) {
  const id = `browser-${newMark()}`;
  await person.ask('task/create', { id, name });
  return id;
}

/**
 * @param {Person} person who gets it
 * @param {string} definition as in `key/invoice`
 * @param {Readonly<Record<string, { type: string, value: unknown }>>} [variables]
 * @returns {Promise<string>} id of the task that waits in a new instance
 */
export async function taskOfProcess(person, definition, variables = {}) {
  const { id } = await person.ask(`process-definition/${definition}/start`, { variables });
  const [task] = await person.ask(`task?processInstanceId=${id}`);
  await person.ask(`task/${task.id}/assignee`, { userId: 'demo' });
  return task.id;
}

/**
 * @param {Person} person
 * @param {string} id
 */
export async function untilCompleted(person, id) {
  await person.untilEngine(`history/task?taskId=${id}`, ([task]) => task?.deleteReason === 'completed');
}
