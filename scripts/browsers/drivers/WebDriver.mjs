const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

export class WebDriver {
  #session;

  /** @param {string} session its URL, without a trailing slash */
  constructor(session) {
    this.#session = session;
  }

  /**
   * @param {string} driver
   * @param {object} capabilities
   * @returns {Promise<{ session: WebDriver, version: string }>}
   */
  static async start(driver, capabilities) {
    const { sessionId, capabilities: got } = await send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return { session: new WebDriver(`${driver}/session/${sessionId}`), version: got.browserVersion };
  }

  /**
   * @param {'GET' | 'POST' | 'DELETE'} method
   * @param {string} command such as `/url`; empty for the session itself
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  send(method, command, body) {
    return send(method, `${this.#session}${command}`, body);
  }

  /**
   * @param {Function} work
   * @param {readonly unknown[]} args
   * @returns {Promise<any>}
   */
  async run(work, args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work})(...arguments[0]))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.send('POST', '/execute/async', { script, args: [args] });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** @param {readonly string[]} keys pressed in order, released in reverse */
  async press(keys) {
    const values = keys.map((key) => /** @type {Record<string, string>} */ (KEYS)[key] ?? key);
    await this.#act('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** @param {string} text */
  async type(text) {
    await this.#act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  async click(x, y) {
    await this.#act('pointer', [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /**
   * @param {'key' | 'pointer'} type
   * @param {readonly object[]} actions
   */
  async #act(type, actions) {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    await this.send('POST', '/actions', { actions: [{ type, id: type, ...parameters, actions }] });
  }
}

/**
 * @param {string} method
 * @param {string} address
 * @param {object} [body]
 */
async function send(method, address, body) {
  // WebDriver rejects a POST without a body.
  const content = method === 'POST' ? JSON.stringify(body ?? {}) : null;
  const response = await fetch(address, { method, body: content });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
