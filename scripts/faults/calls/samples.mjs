/**
 * A call of the app, with what it takes to make it.
 *
 * @typedef {object} CallRow
 * @property {string} call as `callsInSources` names it; behind a space, what is called of it
 * @property {string} place where people meet it first: a mark of docs/faults.md
 * @property {boolean} [isChange] it changes something; else it may be made again at will
 * @property {(exported: any, client: any) => Promise<unknown>} make
 * @property {unknown} [answer] what the engine says where all is well; nothing (204) where it is left out
 * @property {Readonly<Record<string, unknown>>} [answers] by method and path, where it asks for more than one thing
 * @property {string} [again] the fault after which a change is made once more by itself, since it was not carried out
 * @property {string} [lost] of a change: how it is found out whether it was done when its answer is lost
 * @property {string} [unguarded] of a change that is not looked for: why that does no harm
 */

export const TASK = { id: '{id}', name: 'Approve', priority: 50, assignee: null };
export const USER = { id: 'demo', firstName: 'Mary', lastName: 'Anne' };
export const DEFINITION = { id: 'invoice:1', key: 'invoice', name: 'Invoice', version: 1 };
export const ATTACHMENT = { id: '{attachmentId}', name: 'a.txt', createTime: '2026-01-23T13:42:42.657+0200' };
export const COMMENT = {
  id: '{commentId}',
  userId: 'demo',
  time: '2026-01-23T13:42:42.657+0200',
  message: 'Hm.',
};
export const FILTER = { id: '{id}', name: 'Mine', owner: 'demo', query: {}, properties: {} };
export const INCIDENT = {
  id: '{id}',
  incidentType: 'failedJob',
  incidentTimestamp: '2026-01-23T13:42:42.657+0200',
  configuration: '{jobId}',
};
export const COUNT = { count: 3 };
export const LINKS = { links: [{ rel: 'update' }] };
export const VALUE = { type: 'String', value: 'x', valueInfo: {} };

/**
 * A call that changes nothing.
 *
 * @param {string} name module and function, as in `task/task#getTask`; a file where another room asks by itself
 * @param {string} place
 * @param {readonly unknown[] | CallRow['make']} given what the function gets behind the client, or how else the call is made
 * @param {unknown} [answer]
 * @param {CallRow['answers']} [answers]
 * @returns {CallRow}
 */
export function read(name, place, given, answer, answers) {
  const call = /^[a-z-]+\/\w+#/.test(name) ? `resources/${name}` : name;
  const own = name.split('#')[1] ?? '';
  return {
    call,
    place,
    make: typeof given === 'function' ? given : (exported, client) => exported[own](client, ...given),
    ...(answer !== undefined && { answer }),
    ...(answers !== undefined && { answers }),
  };
}

/**
 * A call that changes something.
 *
 * @param {string} name
 * @param {string} place
 * @param {readonly unknown[] | CallRow['make']} given
 * @param {Pick<CallRow, 'answer' | 'answers' | 'again' | 'lost' | 'unguarded'>} facts
 * @returns {CallRow}
 */
export function change(name, place, given, { answer, answers, ...facts }) {
  return { ...read(name, place, given, answer, answers), isChange: true, ...facts };
}
