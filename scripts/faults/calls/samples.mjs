/**
 * @typedef {object} CallRow
 * @property {string} call as `callsInSources` names it; a note may follow a space
 * @property {string} place where people meet it first: a mark in docs/faults.md
 * @property {boolean} [isChange]
 * @property {(exported: any, client: any) => Promise<unknown>} make
 * @property {unknown} [answer] of a healthy engine; 204 if left out
 * @property {Readonly<Record<string, unknown>>} [answers] by method and path, for several requests
 * @property {string} [again] fault after which a change that was not carried out is sent again automatically
 * @property {string} [lost] how a change whose answer was lost is looked up
 * @property {string} [unguarded] why a change that is not looked up does no harm
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
 * @param {string} name
 * @param {string} place
 * @param {readonly unknown[] | CallRow['make']} given
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
 * @param {string} name
 * @param {string} place
 * @param {readonly unknown[] | CallRow['make']} given
 * @param {Pick<CallRow, 'answer' | 'answers' | 'again' | 'lost' | 'unguarded'>} facts
 * @returns {CallRow}
 */
export function change(name, place, given, { answer, answers, ...facts }) {
  return { ...read(name, place, given, answer, answers), isChange: true, ...facts };
}
