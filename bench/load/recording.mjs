/**
 * @typedef {object} RecordedCall
 * @property {number} at ms after the beginning
 * @property {string} method
 * @property {string} path below the origin, with what is asked
 * @property {string | undefined} body
 * @property {string | undefined} type of the body
 * @property {string} accept
 * @property {string | undefined} known tag of what the browser has in its cache
 *
 * @typedef {object} Recording a minute of one person's work
 * @property {readonly RecordedCall[]} calls
 * @property {readonly WorkedTask[]} tasks that the person opened, in order; the first one was completed
 *
 * @typedef {object} WorkedTask
 * @property {string} id
 * @property {string} processInstanceId
 * @property {string} executionId
 *
 * @typedef {object} SeenRequest as the browser's network layer tells it
 * @property {number} at ms after the beginning
 * @property {string} url
 * @property {string} method
 * @property {string | null} body
 * @property {Readonly<Record<string, string>>} headers
 */

/**
 * What went to the server, without what a browser adds by itself and what belongs to a session.
 *
 * @param {readonly SeenRequest[]} seen
 * @param {string} origin as in `http://localhost:8080`; what went elsewhere is left out
 * @returns {RecordedCall[]}
 */
export function recordedCalls(seen, origin) {
  return seen
    .filter(({ url }) => new URL(url).origin === origin)
    .map(({ at, url, method, body, headers }) => {
      const { pathname, search } = new URL(url);
      return {
        at,
        method,
        path: `${pathname}${search}`,
        body: body ?? undefined,
        type: headers['content-type'],
        accept: headers.accept ?? '*/*',
        known: headers['if-none-match'],
      };
    })
    .sort((one, other) => one.at - other.at);
}

/**
 * The same minute of another person, who works on their own tasks.
 *
 * @param {Recording} recording
 * @param {readonly WorkedTask[]} own as many as were recorded
 * @returns {RecordedCall[]}
 */
export function callsOf({ calls, tasks }, own) {
  /** @type {[string, string][]} */
  const names = tasks.flatMap((task, index) => {
    const mine = own[index];
    if (!mine) throw new Error(`There is no task in place of ${task.id}.`);
    return /** @type {[string, string][]} */ ([
      [task.id, mine.id],
      [task.processInstanceId, mine.processInstanceId],
      [task.executionId, mine.executionId],
    ]);
  });
  /** @param {string} text */
  const renamed = (text) => names.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  return calls.map((call) => ({
    ...call,
    path: renamed(call.path),
    body: call.body === undefined ? undefined : renamed(call.body),
  }));
}
