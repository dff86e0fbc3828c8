/**
 * @typedef {object} Asked
 * @property {string} url
 * @property {string} method
 * @property {string} [body]
 * @property {Record<string, string>} headers in lower case
 * @property {number} at ms since 1970
 * @property {number} began seconds of the browser's own clock, as the one below
 * @property {number} [ended]
 * @property {number} bytes on the wire, with heads; 0 out of the cache
 */

/** Everything that a page asks for, as the browser's network layer reports it. */
export class Traffic {
  /** @type {Map<string, Asked>} */
  #all = new Map();
  #lastChange = Date.now();

  /** @param {import('@playwright/test').CDPSession} client */
  static async of(client) {
    const traffic = new Traffic();
    client.on('Network.requestWillBeSent', (event) => traffic.#begin(event));
    // What the browser adds on the way, such as the tag of what its cache has.
    client.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
      Object.assign(traffic.#all.get(requestId)?.headers ?? {}, lowerCased(headers));
    });
    client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      traffic.#end(requestId, timestamp, encodedDataLength),
    );
    client.on('Network.loadingFailed', ({ requestId, timestamp }) => traffic.#end(requestId, timestamp, 0));
    await client.send('Network.enable');
    return traffic;
  }

  /**
   * @param {{ requestId: string, timestamp: number, wallTime: number, request: { url: string, method: string,
   *   postData?: string, headers: Record<string, string> } }} event
   */
  #begin({ requestId, request, timestamp, wallTime }) {
    if (!/^https?:/.test(request.url)) return;
    this.#lastChange = Date.now();
    this.#all.set(requestId, {
      url: request.url,
      method: request.method,
      ...(request.postData !== undefined && { body: request.postData }),
      headers: lowerCased(request.headers),
      at: wallTime * 1000,
      began: timestamp,
      bytes: 0,
    });
  }

  /**
   * @param {string} id
   * @param {number} ended
   * @param {number} bytes
   */
  #end(id, ended, bytes) {
    const asked = this.#all.get(id);
    if (!asked) return;
    this.#lastChange = Date.now();
    asked.ended = ended;
    asked.bytes = bytes;
  }

  /**
   * @param {number} from ms since 1970
   * @param {number} [to]
   * @returns {Asked[]} what was asked for then, in order
   */
  between(from, to = Number.POSITIVE_INFINITY) {
    return [...this.#all.values()].filter(({ at }) => at >= from && at < to);
  }

  /**
   * @param {number} from ms since 1970
   * @param {number} to
   * @returns {Asked[]} what was asked for and answered then, in order
   */
  answeredBetween(from, to) {
    return this.between(from, to).filter(
      ({ at, began, ended }) => ended !== undefined && at + (ended - began) * 1000 <= to,
    );
  }

  /** Until nothing has been under way for a while. @param {number} pause ms */
  async quiet(pause) {
    const limit = Date.now() + QUIET_LIMIT;
    while (Date.now() < limit) {
      const isOpen = [...this.#all.values()].some(({ ended }) => ended === undefined);
      if (!isOpen && Date.now() - this.#lastChange >= pause) return;
      await new Promise((resume) => setTimeout(resume, 25));
    }
  }
}

/** @param {Record<string, string>} headers */
function lowerCased(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A page that polls faster than it is answered is never quiet. */
const QUIET_LIMIT = 20_000;
