import { expect, type Page } from '@playwright/test';
import type { EngineSession } from '../../../engine/demo/data/session/sign-in.mjs';
import type { AppPage } from '../../fixtures/AppPage';
import type { OwnData } from '../../fixtures/OwnData';
import type { FormKind } from '../kinds/FormKind';
import type { CellOutcome, FormCell, JudgedCell } from './FormCell';
import { type StoredVariables, storedVariables } from './storedVariables';

/** So many variables has a form. */
const CELLS_OF_A_FORM = 50;
const SUBMISSION = /\/(?:submit-form|complete|resolve)$/;
/** The listener of the process reads it. */
const MEMO = 'title';

interface RunSetup {
  readonly app: AppPage;
  readonly ownData: OwnData;
  readonly demo: EngineSession;
}

interface PlannedForm {
  readonly name: string;
  readonly kind: FormKind;
  readonly cells: readonly FormCell[];
}

/** What a try to complete the form of many cells came to. */
type Attempt =
  | { readonly kind: 'completed'; readonly before: StoredVariables; readonly after: StoredVariables }
  /** Cells that are marked, by the names of their variables. */
  | { readonly kind: 'refused'; readonly marked: ReadonlyMap<string, string>; readonly words: string };

/** Has people complete forms of many variables, and compares what the engine has before and afterwards. */
export class FidelityRun {
  readonly #app: AppPage;
  readonly #ownData: OwnData;
  readonly #demo: EngineSession;
  #count = 0;

  constructor({ app, ownData, demo }: RunSetup) {
    this.#app = app;
    this.#ownData = ownData;
    this.#demo = demo;
  }

  /** Judges form after form. */
  async *judge(kind: FormKind, cells: readonly FormCell[]): AsyncGenerator<readonly JudgedCell[]> {
    for (const part of chunks(cells, CELLS_OF_A_FORM)) yield await this.#judgeForm(kind, part);
  }

  /** Cells that keep the form from being completed are taken out of it until the others are judged. */
  async #judgeForm(kind: FormKind, cells: readonly FormCell[]): Promise<readonly JudgedCell[]> {
    const attempt = await this.#complete(await this.#deploy(kind, cells));
    if (attempt.kind === 'completed') {
      return cells.map((cell, index) => ({ cell, outcome: compared(attempt, nameOf(index)) }));
    }
    const isMarked = (_: FormCell, index: number) => attempt.marked.has(nameOf(index));
    const marked = cells.filter(isMarked);
    if (marked.length > 0) {
      const rest = cells.filter((cell, index) => !isMarked(cell, index));
      const blocked = cells.flatMap((cell, index): JudgedCell[] => {
        const words = attempt.marked.get(nameOf(index));
        return words === undefined ? [] : [{ cell, outcome: { kind: 'blocked', words } }];
      });
      return rest.length === 0 ? blocked : [...blocked, ...(await this.#judgeForm(kind, rest))];
    }
    const [only] = cells;
    if (cells.length <= 1) {
      return only === undefined ? [] : [{ cell: only, outcome: { kind: 'blocked', words: attempt.words } }];
    }
    // Nothing says which: each half by itself.
    const middle = Math.ceil(cells.length / 2);
    return [
      ...(await this.#judgeForm(kind, cells.slice(0, middle))),
      ...(await this.#judgeForm(kind, cells.slice(middle))),
    ];
  }

  async #deploy(kind: FormKind, cells: readonly FormCell[]): Promise<PlannedForm & { readonly key: string }> {
    this.#count += 1;
    const name = `${kind.name}-${this.#count}`;
    const fields = cells.map(({ control, value }, index) => control.draw(nameOf(index), value));
    const { markup, files } = kind.draw(name, kind.memo === null ? fields : [kind.memo(MEMO), ...fields]);
    const attributes = `camunda:assignee="demo" ${markup.attributes ?? ''}`;
    const keyOf = await this.#ownData.deployForms({ [name]: { ...markup, attributes } }, files);
    return { name, kind, cells, key: keyOf(name) };
  }

  async #complete({ key, name, kind, cells }: PlannedForm & { readonly key: string }): Promise<Attempt> {
    const { page } = this.#app;
    const instance = await this.#start(key, cells);
    const before = await storedVariables(this.#demo, instance);
    const [task] = await this.#demo.get(`task?processInstanceId=${instance}`);
    await this.#app.go(`#/?task=${task.id}&detailsTab=form`);
    await expect(page.getByRole('heading', { name: `Matrix ${name}`, exact: true })).toBeVisible();
    const isShown = await this.#isShown();
    if (!isShown) return { kind: 'refused', marked: new Map(), words: await wordsOf(page) };
    await kind.prepare?.(page);
    const sent = page.waitForResponse((response) => SUBMISSION.test(new URL(response.url()).pathname), {
      timeout: 5_000,
    });
    const answer = sent.then((response) => response.status()).catch(() => null);
    await this.#app.complete.click();
    const status = await Promise.race([answer, this.#faults()]);
    if (status === 200 || status === 204) {
      return { kind: 'completed', before, after: await storedVariables(this.#demo, instance) };
    }
    return { kind: 'refused', marked: await markedIn(page), words: await wordsOf(page) };
  }

  /** Whether the form that is open can be completed at all. */
  async #isShown(): Promise<boolean> {
    const { complete, page } = this.#app;
    const ready = page.locator('button:not([aria-disabled="true"])').and(complete);
    const broken = page.getByText(/cannot be shown|could not be loaded/);
    await ready.or(broken).first().waitFor();
    return (await broken.count()) === 0;
  }

  /** Settled once fields are marked. */
  async #faults(): Promise<null> {
    const form = this.#app.page.getByRole('region', { name: 'Form', exact: true });
    const faults = form.getByText(/fields? needs? attention|Some fields need attention|was not completed/);
    await faults
      .first()
      .waitFor({ timeout: 6_000 })
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
      body: `{"variables":{"${MEMO}":{"type":"String","value":"of before"},${variables.join()}}}`,
    });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`);
    return JSON.parse(text).id;
  }
}

const nameOf = (index: number) => `v${index + 1}`;

function compared({ before, after }: Extract<Attempt, { kind: 'completed' }>, name: string): CellOutcome {
  const [was, is] = [before.get(name) ?? 'nothing', after.get(name) ?? 'nothing'];
  return was === is ? { kind: 'kept' } : { kind: 'changed', before: was, after: is };
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** What the form marks as wrong, by the names of variables, each with the words beside it. */
async function markedIn(page: Page): Promise<ReadonlyMap<string, string>> {
  const found = await page.getByRole('region', { name: 'Form', exact: true }).evaluate((form) => {
    const marks = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], .fjs-has-errors')];
    return marks.flatMap((mark) => {
      const texts = [
        mark.getAttribute('cam-variable-name'),
        mark.id,
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

/** What is said of the form that is open, or all of it where nothing is. */
async function wordsOf(page: Page): Promise<string> {
  const form = page.getByRole('region', { name: 'Form', exact: true });
  const said = await form.locator('[role="alert"]').allInnerTexts();
  const words = said.length > 0 ? said : await form.allInnerTexts();
  return words.join(' ').replaceAll(/\s+/g, ' ').slice(0, 300);
}
