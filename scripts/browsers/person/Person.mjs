import { placeOf } from './placeOf.mjs';

const PATIENCE = 20_000;
const ASK_EVERY = 100;
const TABS = 80;
const REST = 150;
const LOOKS = 3;

export class Person {
  /**
   * @param {import('../drivers/Tab').Tab} tab
   * @param {string} baseUrl
   */
  constructor(tab, baseUrl) {
    this.tab = tab;
    this.url = `${baseUrl}/app/taskweave/default/`;
  }

  /** @param {string} [hash] such as `#/?task=4711` */
  open(hash = '') {
    return this.tab.open(`${this.url}${hash}`);
  }

  /** @param {string} user id, which is also the password */
  async signIn(user = 'demo') {
    await this.open();
    await this.fill('textbox', 'User name', user);
    await this.fill('textbox', 'Password', user);
    await this.click('button', 'Sign in');
    await this.until(isListed);
  }

  /**
   * @param {string} role
   * @param {string} name
   */
  find(role, name) {
    return this.until(placeOf, role, name);
  }

  /**
   * @param {string} role
   * @param {string} name
   */
  async click(role, name) {
    const { x, y } = await this.#atRest(role, name);
    await this.tab.click(x, y);
  }

  /**
   * @param {string} role
   * @param {string} name
   * @param {string} text
   */
  async fill(role, name, text) {
    do await this.click(role, name);
    while (!(await this.find(role, name)).focused);
    await this.tab.press('Control', 'a');
    await this.tab.type(text);
  }

  /**
   * Past the ends of the page, the focus goes to the browser's own buttons, from which no driver returns.
   * @param {string} role
   * @param {string} name
   * @param {'forwards' | 'backwards'} [way]
   */
  async tabTo(role, name, way = 'forwards') {
    await this.find(role, name);
    for (let step = 0; step < TABS; step += 1) {
      if ((await this.tab.run(placeOf, role, name))?.focused) return;
      await (way === 'forwards' ? this.tab.press('Tab') : this.tab.press('Shift', 'Tab'));
      if (!(await this.tab.run(hasFocus)))
        throw new Error(`The Tab key leaves the page, ${way}, before the ${role} “${name}”.`);
    }
    throw new Error(`The Tab key does not lead to the ${role} “${name}”.`);
  }

  /** @param {string} text */
  see(text) {
    return this.until(isSeen, text, true);
  }

  /** @param {string} text */
  seeNoMore(text) {
    return this.until(isSeen, text, false);
  }

  /**
   * `question` runs in the page and sees only its arguments.
   * @template {readonly any[]} A
   * @template R
   * @param {(...args: A) => R} question
   * @param {A} args
   * @returns {Promise<NonNullable<Awaited<R>>>}
   */
  async until(question, ...args) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await this.tab.run(question, ...args);
      if (answer) return /** @type {any} */ (answer);
      if (Date.now() > end)
        throw new Error(`Still no: ${question.name || String(question)} ${JSON.stringify(args)}`);
      await pause();
    }
  }

  /**
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async ask(path, body) {
    const text = await this.tab.run(request, path, body === undefined ? null : JSON.stringify(body));
    return text === '' ? null : JSON.parse(text);
  }

  /**
   * @template T
   * @param {string} path
   * @param {(answer: any) => T} read
   */
  async untilEngine(path, read) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = read(await this.ask(path));
      if (found) return found;
      if (Date.now() > end) throw new Error(`Not what the engine says of ${path}.`);
      await pause();
    }
  }

  /**
   * Waits until the element stops moving, or the click would miss.
   * @param {string} role
   * @param {string} name
   */
  async #atRest(role, name) {
    let before = await this.find(role, name);
    for (let looks = 0; ; ) {
      await pause(REST / LOOKS);
      const now = await this.find(role, name);
      looks = now.x === before.x && now.y === before.y ? looks + 1 : 0;
      if (looks === LOOKS) return now;
      before = now;
    }
  }
}

function hasFocus() {
  return document.hasFocus();
}

function isListed() {
  return document.querySelector('[role="grid"] [role="row"]') !== null;
}

/**
 * Runs in the page.
 *
 * @param {string} text
 * @param {boolean} wanted
 */
function isSeen(text, wanted) {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  return document.body.innerText.includes(text) === wanted;
}

/**
 * Runs in the page.
 *
 * @param {string} path
 * @param {string | null} body
 */
async function request(path, body) {
  const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const root = location.pathname.replace(/\/app\/.*$/, '');
  const response = await fetch(`${root}/api/engine/engine/default/${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
    ...(body !== null && { body }),
  });
  return response.text();
}

/** @param {number} [time] ms */
function pause(time = ASK_EVERY) {
  return new Promise((resolve) => setTimeout(resolve, time));
}
