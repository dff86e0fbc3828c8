import type { FormVariables, Task } from '@taskweave/engine-client/Task';

/** The kinds of form the engine knows, decided by the form key (or the form reference) of the task. */
export type FormType = 'generic' | 'generated' | 'embedded' | 'camunda-forms' | 'external';

/** What the form belongs to. */
export type FormSubject =
  | { readonly kind: 'task'; readonly taskId: string; readonly task: Task }
  | {
      readonly kind: 'start';
      readonly processDefinitionId: string;
      readonly processDefinitionKey: string;
      readonly processDefinitionName: string;
    };

/** A form as the engine describes it, resolved to its type and, where it has one, the address of its source. */
export interface FormDescription {
  readonly type: FormType;
  readonly key: string | null;
  /** Path below the engine's REST root, or an absolute URL path, of the form's source. Null for generic forms. */
  readonly url: string | null;
}

/**
 * Where a form stands in its life:
 * `loading` → `ready` (dirty or not, valid or not) → `submitting` → `done`; or `failed`.
 */
export type FormState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly dirty: boolean; readonly valid: boolean }
  | { readonly phase: 'failed'; readonly message: string };

/** What a form hands over to be sent. */
export interface FormSubmission {
  readonly variables: FormVariables;
  readonly businessKey?: string;
}

/** Why the engine refused a submission: `fields` where a message belongs to one field. */
export interface FormRejection {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a form engine offers to the view around it. */
export interface FormHandle {
  /**
   * Gathers what is to be sent. Resolves with null when something in the form is not right: the form
   * then shows what, and moves the focus to the first such field.
   */
  collect(): Promise<FormSubmission | null>;
  /** The engine refused the submission; the form shows the fields' messages. */
  rejected(rejection: FormRejection): void;
  /** Puts the focus on the first field. */
  focus(): void;
}

/** Props of a contribution to `tasklist.form`. */
export interface FormEngineProps {
  readonly subject: FormSubject;
  readonly form: FormDescription;
  /** True where the person may look but not edit: not the assignee, removed, suspended. */
  readonly readOnly: boolean;
  /** Called with every change of the form's state. */
  readonly onState: (state: FormState) => void;
  /** Called once the form is ready to be collected; the returned function takes it back. */
  readonly onReady: (handle: FormHandle) => () => void;
  /** Sends the form, as the button does. For Ctrl+Enter and for buttons inside the form. */
  readonly submit: () => void;
}

/** What came of a form: the task is completed, or a process instance was started. */
export type FormOutcome =
  | { readonly kind: 'completed'; readonly taskId: string }
  | { readonly kind: 'started'; readonly processInstanceId: string; readonly processDefinitionName: string };

/** Props of the contribution to `tasklist.form.view`. */
export interface FormViewProps {
  readonly subject: FormSubject;
  readonly readOnly: boolean;
  /** Why it is read-only, shown beside the disabled button. */
  readonly readOnlyReason?: string;
  readonly onDone: (outcome: FormOutcome) => void;
  /** The task is gone or its instance is suspended: what the engine said. */
  readonly onUnavailable?: (reason: 'gone' | 'suspended') => void;
}
