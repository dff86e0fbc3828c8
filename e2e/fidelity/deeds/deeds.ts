import { expect } from '@playwright/test';
import type { AppPage } from '../../fixtures/AppPage';
import type { FormKind } from '../kinds/FormKind';
import type { StoredValue } from '../values/StoredValue';
import { changeAndChangeBack } from './changeAndChangeBack';
import { typeOver } from './typeOver';

export interface OpenForm {
  readonly app: AppPage;
  readonly kind: FormKind;
  readonly hash: string;
  readonly values: ReadonlyMap<string, StoredValue>;
  readonly fillMemo: () => Promise<void>;
  readonly whenShown: () => Promise<unknown>;
}

export interface Deed {
  readonly name: string;
  readonly fillsMemo: boolean;
  readonly isForStarts: boolean;
  readonly isTyping: boolean;
  readonly undoSeconds: number;
  readonly before: (form: OpenForm) => Promise<void>;
}

const deed = (name: string, before: Deed['before'], more: Partial<Deed> = {}): Deed => ({
  name,
  before,
  fillsMemo: false,
  isForStarts: true,
  isTyping: false,
  undoSeconds: 0,
  ...more,
});

export const UNTOUCHED = deed('completed untouched', async () => undefined);

export const DEEDS: readonly Deed[] = [
  UNTOUCHED,
  deed('another field changed', ({ fillMemo }) => fillMemo(), { fillsMemo: true }),
  deed('changed and changed back', ({ app }) =>
    changeAndChangeBack(app.page.getByRole('region', { name: 'Form', exact: true })),
  ),
  deed(
    'left and restored from the draft',
    async ({ app, hash, fillMemo, whenShown }) => {
      await fillMemo();
      await app.go('#/');
      await expect(app.page.getByRole('region', { name: 'Form', exact: true })).toHaveCount(0);
      await app.go(hash);
      await expect(app.page.getByText(/^Draft restored/)).toBeVisible();
      await whenShown();
    },
    { fillsMemo: true },
  ),
  deed(
    'given back and claimed again',
    async ({ app, whenShown }) => {
      await app.page.getByRole('button', { name: 'Unclaim' }).click();
      await expect(app.complete).toHaveCount(0);
      await app.page.getByRole('button', { name: 'Claim', exact: true }).first().click();
      await whenShown();
    },
    { isForStarts: false },
  ),
  deed(
    'undone and completed again',
    async ({ app, whenShown }) => {
      await app.complete.click();
      const undo = app.page.getByRole('button', { name: 'Undo' });
      await undo
        .or(app.page.getByText(/fields? needs? attention|was not completed/))
        .first()
        .waitFor();
      if ((await undo.count()) === 0) return;
      await undo.click();
      await whenShown();
    },
    { undoSeconds: 30, isForStarts: false },
  ),
  deed(
    'something typed that does not fit',
    ({ app, values }) => typeOver(app.page.getByRole('region', { name: 'Form', exact: true }), values),
    { isTyping: true },
  ),
];
