import { randomUUID } from 'node:crypto';
import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';

interface NewTask {
  readonly name: string;
  readonly assignee?: string;
  readonly description?: string;
  readonly priority?: number;
  /** As the engine writes dates: `2030-06-12T10:00:00.000+0000`. */
  readonly due?: string;
  readonly parentTaskId?: string;
  readonly owner?: string;
  readonly followUp?: string;
  readonly tenantId?: string;
  readonly delegationState?: 'PENDING' | 'RESOLVED';
}

/** What one journey creates in the engine for itself. */
export class OwnData {
  /** In the name of everything that the journey creates, so that others do not meet it. */
  readonly mark = `J${randomUUID().slice(0, 8)}`;
  readonly #demo: EngineSession;
  readonly #paths: string[] = [];

  constructor(demo: EngineSession) {
    this.#demo = demo;
  }

  /** @returns id of the new task, which belongs to no process */
  async task(task: NewTask): Promise<string> {
    const id = `journey-${randomUUID()}`;
    await this.#demo.post('task/create', { id, ...task });
    this.#paths.push(`task/${id}`);
    return id;
  }

  /** @returns id of the task that waits in a new instance of the process */
  async taskOfProcess(
    key: string,
    variables: object = {},
    assignee = 'demo',
    businessKey?: string,
  ): Promise<string> {
    const { id } = await this.#demo.post(`process-definition/key/${key}/start`, { variables, businessKey });
    this.#paths.push(`process-instance/${id}`);
    const [task] = await this.#demo.get(`task?processInstanceId=${id}`);
    await this.#demo.post(`task/${task.id}/assignee`, { userId: assignee });
    return task.id;
  }

  /** Deploys files by their names; what comes of them goes with the journey. */
  async deploy(files: Readonly<Record<string, string>>): Promise<void> {
    const boundary = `own-${this.mark}`;
    const parts = Object.entries(files).map(
      ([name, content]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${content}\r\n`,
    );
    const { status, text } = await this.#demo.send('POST', 'api/engine/engine/default/deployment/create', {
      type: `multipart/form-data; boundary=${boundary}`,
      body: `--${boundary}\r\nContent-Disposition: form-data; name="deployment-name"\r\n\r\n${this.mark}\r\n${parts.join('')}--${boundary}--\r\n`,
    });
    if (status >= 400) throw new Error(`deployment: ${status} ${text}`);
    const { id } = JSON.parse(text) as { id: string };
    this.#paths.push(`deployment/${id}?cascade=true&skipCustomListeners=true`);
  }

  /** Gives someone these rights to one task, and no more. */
  async grant(userId: string, taskId: string, permissions: readonly string[]): Promise<void> {
    const TASK = 7;
    const { id } = await this.#demo.post('authorization/create', {
      type: 1,
      permissions,
      userId,
      resourceType: TASK,
      resourceId: taskId,
    });
    this.#paths.push(`authorization/${id}`);
  }

  /** @returns id of a filter that nobody else has, below all others */
  async filter(name: string, query: object, properties: object = {}): Promise<string> {
    const { id } = await this.#demo.post('filter/create', {
      resourceType: 'Task',
      name,
      query,
      properties: { priority: 1000, ...properties },
    });
    this.#paths.push(`filter/${id}`);
    return id;
  }

  /** @param demo a session for it, where the one of before has ended */
  async remove(demo = this.#demo): Promise<void> {
    for (const path of this.#paths.splice(0).reverse()) {
      // A task that was completed is gone already.
      await demo.send('DELETE', `api/engine/engine/default/${path}`);
    }
  }
}
