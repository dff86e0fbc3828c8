import { expect, type Locator, type Page } from '@playwright/test';
import type { EngineSession } from '../../../engine/demo/data/session/sign-in.mjs';
import type { AppPage } from '../AppPage';
import type { OwnData } from '../OwnData';

interface Variable {
  readonly value: unknown;
  readonly type: string;
  readonly valueInfo?: object;
}

interface Options {
  readonly app: AppPage;
  readonly ownData: OwnData;
  readonly demo: EngineSession;
  /** Name of a file among the demo's `forms/conformance`; `deployed-` before those of the deployment. */
  readonly form: string;
  readonly variables?: Readonly<Record<string, Variable>>;
  readonly assignee?: string;
}

/** A task of its own with one of the conformance forms, open on the page. */
export class ConformanceForm {
  readonly taskId: string;
  readonly page: Page;
  /** Everything between the tabs and the lower edge of the window. */
  readonly view: Locator;
  readonly #demo: EngineSession;
  readonly #instanceId: string;

  private constructor(taskId: string, instanceId: string, page: Page, demo: EngineSession) {
    this.taskId = taskId;
    this.#instanceId = instanceId;
    this.page = page;
    this.#demo = demo;
    this.view = page.getByRole('region', { name: 'Form', exact: true });
  }

  static async open({
    app,
    ownData,
    demo,
    form,
    variables = {},
    assignee = 'demo',
  }: Options): Promise<ConformanceForm> {
    const taskId = await ownData.taskOfProcess(
      'form-conformance',
      {
        form: { value: form, type: 'String' },
        title: { value: ownData.mark, type: 'String' },
        ...variables,
      },
      assignee,
    );
    const { processInstanceId } = await demo.get(`task/${taskId}`);
    await app.open(`#/?task=${taskId}`);
    return new ConformanceForm(taskId, processInstanceId, app.page, demo);
  }

  field(id: string): Locator {
    return this.view.locator(`[id="${id}"]`);
  }

  get complete(): Locator {
    return this.view.getByRole('button', { name: 'Complete', exact: true });
  }

  /** Completes the task and waits until the engine has it. */
  async submit(): Promise<void> {
    await this.complete.click();
    await this.expectEnded();
  }

  async expectEnded(): Promise<void> {
    await expect
      .poll(async () => (await this.#demo.get(`task?processInstanceId=${this.#instanceId}`)).length)
      .toBe(0);
  }

  async expectOpen(): Promise<void> {
    expect(await this.#demo.get(`task?processInstanceId=${this.#instanceId}`)).toHaveLength(1);
  }

  /** What the engine has of a variable, also after the end; undefined where it has none. */
  async variable(name: string): Promise<{ readonly value: unknown; readonly type: string } | undefined> {
    const found = await this.#demo.get(
      `history/variable-instance?processInstanceId=${this.#instanceId}&variableName=${name}&deserializeValues=false`,
    );
    return found[0] && { value: found[0].value, type: found[0].type };
  }

  /** Content of a file variable as text. */
  async content(name: string): Promise<string> {
    const [found] = await this.#demo.get(
      `history/variable-instance?processInstanceId=${this.#instanceId}&variableName=${name}&deserializeValues=false`,
    );
    const { text } = await this.#demo.send(
      'GET',
      `api/engine/engine/default/history/variable-instance/${found.id}/data`,
    );
    return text;
  }
}
