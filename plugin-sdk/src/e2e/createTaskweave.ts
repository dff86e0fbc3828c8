import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, createEngineSession } from './EngineSession';
import type { ShellAddress } from './ShellAddress';

/** A task that a test makes for itself. */
export interface NewTask {
  /** Its name; that of the test is enough. */
  readonly name?: string;
  /** By default the person who signs in. */
  readonly assignee?: string;
  /** As the engine takes them: `{ amount: { value: 12, type: 'Integer' } }`. */
  readonly variables?: Readonly<Record<string, { readonly value: unknown; readonly type?: string }>>;
}

/** An inbox that is up, with the plugin under test in it. */
export interface Taskweave {
  /** What went wrong with the plugin so far, as in `PLG-601 acme-risk: …`. What is left at the end fails the test. */
  readonly incidents: readonly string[];
  /** Signs someone else in. Without it, `account` of the configuration signs in when the inbox is first opened. */
  signIn(account: Account): Promise<void>;
  /**
   * Opens the inbox, with the plugin in it.
   *
   * @param hash route and parameters, as in `#/risk`
   */
  open(hash?: string): Promise<void>;
  /**
   * Opens a task.
   *
   * @param tab id of the contribution of your plugin that is to be open beside its form
   */
  openTask(id: string, tab?: string): Promise<void>;
  /** Makes a task without a process, which is gone after the test; returns its id. */
  createTask(task?: NewTask): Promise<string>;
  /**
   * What a contribution of your plugin draws, anywhere on the page.
   *
   * @example await expect(taskweave.part('score')).toContainText('42');
   */
  part(id: string): Locator;
  /**
   * Calls the REST API of the engine, with the session of the browser.
   *
   * @param path below its root, as in `task/4711`
   * @returns its answer; undefined where that is empty
   * @throws with the words of the engine where it refuses
   */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Waits for an incident that the test provokes, such as `PLG-606`, and takes it off the list. */
  expectIncident(code: string): Promise<void>;
}

/** What {@link createTaskweave} has beside what tests see. */
export interface OpenTaskweave extends Taskweave {
  /** Removes what the test has made. */
  end(): Promise<void>;
}

/** What a test of a plugin finds on its page. */
export interface TaskweaveEdges {
  readonly page: Page;
  readonly shell: ShellAddress;
  readonly account: Account | null;
  readonly plugin: { readonly id: string; readonly manifest?: string | undefined };
}

/** A line that the shell writes on the console for a plugin in development. */
const INCIDENT = /^PLG-\d{3} /;

export function createTaskweave({ page, shell, account, plugin }: TaskweaveEdges): OpenTaskweave {
  const session = createEngineSession(page.context(), shell);
  const incidents: string[] = [];
  const made: string[] = [];
  let isSignedIn = false;
  let isOverridden = plugin.manifest === undefined;
  page.on('console', (message) => {
    if (INCIDENT.test(message.text())) incidents.push(message.text());
  });

  async function signIn(who: Account): Promise<void> {
    await session.signIn(who);
    isSignedIn = true;
  }

  async function ensureSession(): Promise<void> {
    if (!isSignedIn && account !== null) await signIn(account);
  }

  async function open(hash = ''): Promise<void> {
    await ensureSession();
    const query = isOverridden ? '' : `?plugin-dev=${plugin.id}@${plugin.manifest}`;
    await page.goto(`${shell.inbox}${query}${hash}`);
    if (!isOverridden) await takeOverride(page, plugin.id);
    isOverridden = true;
  }

  return {
    incidents,
    signIn,
    open,
    openTask: (id, tab) =>
      open(`#/?${new URLSearchParams({ task: id, ...(tab && { detailsTab: `${plugin.id}/${tab}` }) })}`),
    async createTask({ name = 'Test', assignee = account?.user, variables } = {}) {
      await ensureSession();
      const id = crypto.randomUUID();
      await session.call('POST', 'task/create', { id, name, ...(assignee && { assignee }) });
      made.push(id);
      if (variables) await session.call('POST', `task/${id}/variables`, { modifications: variables });
      return id;
    },
    part: (id) => page.locator(`[data-contribution="${plugin.id}/${id}"]`),
    call: session.call,
    async expectIncident(code) {
      const isIt = (line: string) => line.startsWith(`${code} `);
      await expect.poll(() => incidents.some(isIt), `${code} of ${plugin.id}`).toBe(true);
      incidents.splice(0, incidents.length, ...incidents.filter((line) => !isIt(line)));
    },
    async end() {
      for (const id of made) {
        // The test may have completed it.
        await session.call('DELETE', `task/${id}`).catch(() => undefined);
      }
    },
  };
}

/** The page takes the plugin from where it is served, and asks first where its policy is to confirm. */
async function takeOverride(page: Page, id: string): Promise<void> {
  const root = page.locator('html[data-plugin-dev]');
  await root.waitFor({ state: 'attached' });
  const state = await root.getAttribute('data-plugin-dev');
  if (state === 'asked') await page.locator('[data-plugin-dev-agree]').click();
  if (state === 'refused') {
    throw new Error(
      `This Taskweave does not take ${id} from your machine: its plugin file has to say "policy": { "devOverrides": "allow" }.`,
    );
  }
  await expect(root).toHaveAttribute('data-plugin-dev', 'on');
}
