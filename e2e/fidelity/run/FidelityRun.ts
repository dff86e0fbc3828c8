import { expect, type Locator, type Page } from '@playwright/test';
import type { EngineSession } from '../../../engine/demo/data/session/sign-in.mjs';
import type { AppPage } from '../../fixtures/AppPage';
import type { OwnData } from '../../fixtures/OwnData';
import type { Deed } from '../deeds/deeds';
import type { FormKind } from '../kinds/FormKind';
import { text } from '../values/StoredValue';
import type { CellOutcome, FormCell, JudgedCell } from './FormCell';
import { fidelityProcess } from './fidelityProcess';
import type { PlannedForm } from './planForms';
import { type StoredVariables, storedVariables } from './storedVariables';

const SUBMISSION = /\/(?:submit-form|complete|resolve)$/;
const MEMO = 'memo';
const BEFORE = 'of before';
const CHANGED = 'of now';

export interface RunSetup {
  readonly app: AppPage;
  readonly ownData: OwnData;
  readonly demo: EngineSession;
}

interface DeployedForm {
  readonly name: string;
  readonly key: string;
  readonly kind: FormKind;
  readonly deed: Deed;
  readonly cells: readonly FormCell[];
}

interface OpenedForm {
  readonly hash: string;
  readonly instance: string | null;
  readonly before: StoredVariables;
}

type Attempt =
  | { readonly kind: 'completed'; readonly before: StoredVariables; readonly after: StoredVariables }
  | {
      readonly kind: 'refused';
      readonly isSent: boolean;
      readonly marked: ReadonlyMap<string, string>;
      readonly words: string;
    };

export class FidelityRun {
  readonly #app: AppPage;
  readonly #ownData: OwnData;
  readonly #demo: EngineSession;
  #count = 0;
  #deed: Deed | null = null;

  constructor({ app, ownData, demo }: RunSetup) {
    this.#app = app;
    this.#ownData = ownData;
    this.#demo = demo;
  }

  async judge({ kind, deed, cells }: PlannedForm): Promise<readonly JudgedCell[]> {
    if (this.#deed !== deed) await this.#prepare(deed);
    return this.#judgeForm(kind, deed, cells);
  }

  async #prepare(deed: Deed): Promise<void> {
    await this.#app.open();
    await this.#app.page.evaluate(
      (seconds) =>
        localStorage.setItem('taskweave:default:demo:taskweave-forms:undoSeconds', String(seconds)),
      deed.undoSeconds,
    );
    await this.#app.open();
    this.#deed = deed;
  }

  async #judgeForm(kind: FormKind, deed: Deed, cells: readonly FormCell[]): Promise<readonly JudgedCell[]> {
    const attempt = await this.#complete(await this.#deploy(kind, deed, cells));
    if (attempt.kind === 'completed') {
      const judged = cells.map((cell, index) => ({ cell, outcome: compared(attempt, nameOf(index), cell) }));
      return [...judged, ...judgedBeside(kind, deed, attempt)];
    }
    const isMarked = (_: FormCell, index: number) => attempt.marked.has(nameOf(index));
    const marked = cells.filter(isMarked);
    if (marked.length > 0) {
      const rest = cells.filter((cell, index) => !isMarked(cell, index));
      const blocked = cells.flatMap((cell, index): JudgedCell[] => {
        const words = attempt.marked.get(nameOf(index));
        return words === undefined ? [] : [{ cell, outcome: refusedAtField(cell, words, attempt.isSent) }];
      });
      return rest.length === 0 ? blocked : [...blocked, ...(await this.#judgeForm(kind, deed, rest))];
    }
    const [only] = cells;
    if (cells.length <= 1) {
      return only === undefined ? [] : [{ cell: only, outcome: { kind: 'blocked', words: attempt.words } }];
    }
    // No message says which cell is at fault, so each half is tried by itself.
    const middle = Math.ceil(cells.length / 2);
    return [
      ...(await this.#judgeForm(kind, deed, cells.slice(0, middle))),
      ...(await this.#judgeForm(kind, deed, cells.slice(middle))),
    ];
  }

  async #deploy(kind: FormKind, deed: Deed, cells: readonly FormCell[]): Promise<DeployedForm> {
    this.#count += 1;
    const name = `${kind.name}-${this.#count}`;
    const key = `fidelity-${name}-${this.#ownData.mark}`;
    const fields = cells.map(({ control, value }, index) => control.draw(nameOf(index), value));
    const { markup, files } = kind.draw(name, kind.memo === null ? fields : [kind.memo(MEMO), ...fields]);
    await this.#ownData.deploy({ ...files, [`${name}.bpmn`]: fidelityProcess(key, name, markup) });
    return { name, key, kind, deed, cells };
  }

  async #complete(form: DeployedForm): Promise<Attempt> {
    const { page } = this.#app;
    const { name, kind, deed } = form;
    const opened = kind.place === 'start' ? this.#startForm(form) : await this.#taskForm(form);
    const show = async () => {
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      const isShown = await this.#isShown(kind);
      if (isShown) await kind.prepare?.(page);
      return isShown;
    };
    await this.#app.go(opened.hash);
    if (!(await show()))
      return { kind: 'refused', isSent: false, marked: new Map(), words: await wordsOf(page) };
    await deed.before({
      app: this.#app,
      kind,
      hash: opened.hash,
      values: new Map(form.cells.map(({ value }, index) => [nameOf(index), value])),
      fillMemo: () => kind.fillMemo(this.#app, MEMO, CHANGED),
      whenShown: show,
    });
    const sent = page
      .waitForResponse((response) => SUBMISSION.test(new URL(response.url()).pathname), { timeout: 20_000 })
      .catch(() => null);
    await this.#buttonOf(kind).click();
    if (deed.undoSeconds > 0) await this.#sendNow(name);
    const answer = await Promise.race([sent, this.#faults()]);
    if (answer?.ok() !== true)
      return {
        kind: 'refused',
        isSent: answer !== null,
        marked: await markedIn(page),
        words: await wordsOf(page),
      };
    const instance = opened.instance ?? (await answer.json()).id;
    return { kind: 'completed', before: opened.before, after: await storedVariables(this.#demo, instance) };
  }

  async #taskForm({ key, cells }: DeployedForm): Promise<OpenedForm> {
    const instance = await this.#start(key, cells);
    const before = await storedVariables(this.#demo, instance);
    const [task] = await this.#demo.get(`task?processInstanceId=${instance}`);
    return { hash: `#/?task=${task.id}&detailsTab=form`, instance, before };
  }

  #startForm({ key, cells }: DeployedForm): OpenedForm {
    const wanted = cells.map(({ value: { type, raw } }, index) => [nameOf(index), `${type} ${raw}`] as const);
    return { hash: `#/?processStart=${key}`, instance: null, before: new Map(wanted) };
  }

  #buttonOf({ place }: FormKind): Locator {
    const form = this.#app.page.getByRole('region', { name: 'Form', exact: true });
    return form.getByRole('button', { name: place === 'start' ? 'Start' : 'Complete', exact: true });
  }

  async #isShown(kind: FormKind): Promise<boolean> {
    const { page } = this.#app;
    const ready = page.locator('button:not([aria-disabled="true"])').and(this.#buttonOf(kind));
    const broken = page.getByText(/cannot be shown|could not be loaded/);
    await ready.or(broken).first().waitFor();
    return (await broken.count()) === 0;
  }

  async #sendNow(name: string): Promise<void> {
    const message = this.#app.page.getByRole('button', { name: `Dismiss notification: ${name} completed` });
    await Promise.race([message.click(), this.#faults()]);
  }

  async #faults(): Promise<null> {
    const form = this.#app.page.getByRole('region', { name: 'Form', exact: true });
    const faults = form.getByText(/fields? needs? attention|Some fields need attention|was not completed/);
    await faults
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => null);
    return null;
  }

  async #start(key: string, cells: readonly FormCell[]): Promise<string> {
    const variables = cells.map(({ value: { type, raw, valueInfo } }, index) => {
      const info = valueInfo === undefined ? '' : `,"valueInfo":${JSON.stringify(valueInfo)}`;
      return `"${nameOf(index)}":{"type":"${type}","value":${raw}${info}}`;
    });
    const path = `api/engine/engine/default/process-definition/key/${key}/start`;
    const { status, text } = await this.#demo.send('POST', path, {
      body: `{"variables":{"${MEMO}":{"type":"String","value":"${BEFORE}"},${variables.join()}}}`,
    });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`);
    return JSON.parse(text).id;
  }
}

const nameOf = (index: number) => `v${index + 1}`;

function refusedAtField({ value }: FormCell, words: string, isSent: boolean): CellOutcome {
  const isRight = value.typed?.stored === null && words !== '' && !isSent;
  return isRight ? { kind: 'kept' } : { kind: 'blocked', words: isSent ? `sent; ${words}` : words };
}

function compared(
  { before, after }: Extract<Attempt, { kind: 'completed' }>,
  name: string,
  { value }: FormCell,
): CellOutcome {
  const is = after.get(name) ?? 'nothing';
  const was = value.typed === undefined ? (before.get(name) ?? 'nothing') : (value.typed.stored ?? 'refused');
  return was === is ? { kind: 'kept' } : { kind: 'changed', before: was, after: is };
}

function judgedBeside(
  kind: FormKind,
  deed: Deed,
  attempt: Extract<Attempt, { kind: 'completed' }>,
): readonly JudgedCell[] {
  const { before, after } = attempt;
  const wanted = deed.fillsMemo && kind.memo !== null ? CHANGED : BEFORE;
  const memo = after.get(MEMO) ?? 'nothing';
  const added = [...after].filter(([name]) => !before.has(name) && !name.startsWith(MEMO));
  const beside = (name: string, was: string, is: string): JudgedCell => ({
    cell: { kind, deed, control: { name, values: [], draw: () => '' }, value: text(was) },
    outcome: { kind: 'changed', before: was, after: is },
  });
  return [
    ...(kind.memo === null || memo === `String ${JSON.stringify(wanted)}`
      ? []
      : [beside(MEMO, wanted, memo)]),
    ...added.map(([name, is]) => beside(`${name}, which was not there`, 'nothing', is)),
  ];
}

async function markedIn(page: Page): Promise<ReadonlyMap<string, string>> {
  const found = await page.getByRole('region', { name: 'Form', exact: true }).evaluate((form) => {
    const marks = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], .fjs-has-errors')];
    return marks.flatMap((mark) => {
      const texts = [
        mark.getAttribute('cam-variable-name'),
        mark.id,
        ...[...('labels' in mark && mark.labels instanceof NodeList ? mark.labels : [])].map(
          ({ textContent }) => textContent,
        ),
        mark.closest('p, .fjs-form-field, [role="group"]')?.textContent,
      ];
      const [name] = texts.flatMap((text) => /(?<![A-Za-z])v\d+(?!\d)/.exec(text ?? '') ?? []);
      const described = mark.querySelector('[aria-describedby]') ?? mark;
      const words = (described.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '');
      return name === undefined ? [] : [[name, words.join(' ').trim()] as const];
    });
  });
  return new Map(found);
}

async function wordsOf(page: Page): Promise<string> {
  const form = page.getByRole('region', { name: 'Form', exact: true });
  const said = await form.locator('[role="alert"]').allInnerTexts();
  const words = said.length > 0 ? said : await form.allInnerTexts();
  return words.join(' ').replaceAll(/\s+/g, ' ').slice(0, 300);
}
