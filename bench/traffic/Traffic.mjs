/**
 * @typedef {object} Asked
 * @property {string} url
 * @property {string} method
 * @property {string} [body]
 * @property {Record<string, string>} headers in lower case
 * @property {number} at ms since 1970
 * @property {number} began seconds of the browser's monotonic clock, as is `ended`
 * @property {number} [ended]
 * @property {number} bytes on the wire with headers; 0 from the cache
 */

export class Traffic {
  /** @type {Map<string, Asked>} */
  #all = new Map();
  #lastChange = Date.now();

  /** @param {import('@playwright/test').CDPSession} client */
  static async of(client) {
    const traffic = new Traffic();
    client.on('Network.requestWillBeSent', (event) => traffic.#begin(event));
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
   * @returns {Asked[]} in order
   */
  between(from, to = Number.POSITIVE_INFINITY) {
    return [...this.#all.values()].filter(({ at }) => at >= from && at < to);
  }

  /**
   * @param {number} from ms since 1970
   * @param {number} to
   * @returns {Asked[]} requested and answered in this time, in order
   */
  answeredBetween(from, to) {
    return this.between(from, to).filter(
      ({ at, began, ended }) => ended !== undefined && at + (ended - began) * 1000 <= to,
    );
  }

  /** @param {number} pause ms without a request */
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

/** A page that polls faster than the server answers is never quiet. */
const QUIET_LIMIT = 20_000;
