import type { Page } from '@playwright/test';
import type { AppPage } from '../../fixtures/AppPage';
import type { StoredValue } from '../values/StoredValue';

/** A control that a kind of form has, with all that its author sets on it. */
export interface FormControl {
  readonly name: string;
  /** The values that are tried in it. */
  readonly values: readonly StoredValue[];
  /** How the form's file has it; `id` is the name of the variable, and the label that people see. */
  readonly draw: (id: string, value: StoredValue) => string;
}

/** Attributes and content of the user task or of the start event. */
export interface FormMarkup {
  readonly attributes?: string;
  readonly content?: string;
  readonly startAttributes?: string;
  readonly startContent?: string;
}

/** What is deployed for one form. */
export interface DrawnForm {
  readonly markup: FormMarkup;
  readonly files: Readonly<Record<string, string>>;
}

export interface FormKind {
  readonly name: string;
  readonly place: 'task' | 'start';
  readonly controls: readonly FormControl[];
  /** What scripts do when a form is sent cannot be taken back: such forms are sent at once. */
  readonly isSentAtOnce?: boolean;
  /**
   * @param name of the form, unlike all others
   * @param fields as the controls have drawn them
   */
  readonly draw: (name: string, fields: readonly string[]) => DrawnForm;
  /** A field for a text, to change something else in the form; null where the kind draws no fields. */
  readonly memo: ((id: string) => string) | null;
  /** Brings the variables onto the page, where the form does not begin with them. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Fills the field for a text. */
  readonly fillMemo: (app: AppPage, id: string, text: string) => Promise<void>;
}

/** As people find a field: by its label. */
export async function fillByLabel({ page }: AppPage, id: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: id, exact: true }).fill(text);
}
