import type { Page } from '@playwright/test';
import type { AppPage } from '../../fixtures/AppPage';
import type { StoredValue } from '../values/StoredValue';

export interface FormControl {
  readonly name: string;
  readonly values: readonly StoredValue[];
  readonly draw: (id: string, value: StoredValue) => string;
}

export interface FormMarkup {
  readonly attributes?: string;
  readonly content?: string;
  readonly startAttributes?: string;
  readonly startContent?: string;
}

export interface DrawnForm {
  readonly markup: FormMarkup;
  readonly files: Readonly<Record<string, string>>;
}

export interface FormKind {
  readonly name: string;
  readonly place: 'task' | 'start';
  readonly controls: readonly FormControl[];
  readonly typed?: readonly FormControl[];
  readonly cellsOfAForm?: number;
  /** Nothing can take back what scripts do when a form is sent, so such forms are sent at once. */
  readonly isSentAtOnce?: boolean;
  readonly draw: (name: string, fields: readonly string[]) => DrawnForm;
  readonly memo: ((id: string) => string) | null;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly fillMemo: (app: AppPage, id: string, text: string) => Promise<void>;
}

export async function fillByLabel({ page }: AppPage, id: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: id, exact: true }).fill(text);
}
