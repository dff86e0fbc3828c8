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
  readonly formType: FormType;
  readonly key: string | null;
  /** Path below the engine's REST root, or an absolute URL path, of the form's source. Null for generic forms. */
  readonly url: string | null;
}

/**
 * The state of a form, as reported by its form engine: `loading` → `ready`, or `failed`. After that, the view around the
 * form takes over: it submits what `collect` returns (`submitting`), and ends with `done` or a `FormResult`.
 */
export type FormState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      /** Whether the user has changed anything since the form was shown. */
      readonly isDirty: boolean;
      readonly isValid: boolean;
      /** True while the form itself must not be submitted, for example during an upload. */
      readonly isBusy?: boolean;
      /**
       * What becomes of the button below the form that completes the task, if the form has its own way to do that. It is there,
       * and can be pressed, unless the form says otherwise.
       */
      readonly button?: 'hidden' | 'disabled';
    }
  | { readonly kind: 'failed'; readonly message: string };

/** What the user wants to do with the form. The last two end the work on a task without completing it. */
export type FormIntent =
  /** With `variables`, the submission has these as well, over those of the form. */
  | { readonly kind: 'complete'; readonly variables?: FormVariables }
  | { readonly kind: 'bpmn-error'; readonly errorCode: string; readonly errorMessage?: string }
  | { readonly kind: 'escalation'; readonly escalationCode: string };

/** What a form submits. */
export type FormSubmission =
  | {
      readonly kind: 'complete';
      readonly variables: FormVariables;
      /** Of the process to be started; absent or empty if there is none. */
      readonly businessKey?: string;
    }
  | {
      readonly kind: 'bpmn-error';
      readonly errorCode: string;
      readonly errorMessage?: string;
      readonly variables: FormVariables;
    }
  | { readonly kind: 'escalation'; readonly escalationCode: string; readonly variables: FormVariables };

/** Why the engine refused a submission: `fields` where a message belongs to one field. */
export interface FormRejection {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The outcome of an intent. `done` has changed something in the engine, `lost` may have. */
export type FormResult =
  | { readonly kind: 'done'; readonly outcome: FormOutcome }
  /** The form is invalid, must not be submitted, or is being submitted already. Nothing was sent to the engine. */
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'rejected'; readonly rejection: FormRejection }
  /** The task is gone, or its instance is suspended. */
  | { readonly kind: 'unavailable'; readonly reason: 'gone' | 'suspended'; readonly message: string }
  /**
   * The connection was lost before the response. `not-done`: the engine was asked, and it was not done. `unclear`: there is
   * no way to know. `submit` can be called again: it checks again before it sends, and if in doubt asks the user.
   */
  | { readonly kind: 'lost'; readonly finding: 'not-done' | 'unclear'; readonly message: string }
  /** The session has ended; the input is kept as a draft. */
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'failed';
      /** The kind of failure that the engine client reported, such as `network` or `forbidden`; null for errors of the form itself. */
      readonly problem: string | null;
      readonly message: string;
      /** The error that was thrown, if any. */
      readonly error?: unknown;
      /** The form stopped the submission itself ("submission prevented"): there is nothing to report. */
      readonly isSilent: boolean;
    };

/** What a form engine wants to keep while the work on a form is interrupted. */
export interface FormSnapshot {
  /** Anything needed to restore the form. Must be serializable as JSON. */
  readonly values: unknown;
  /** Selected files, under names chosen by the form engine. They are kept if they are small enough. */
  readonly files?: Readonly<Record<string, readonly File[]>>;
}

/** An earlier snapshot, for the same user, engine and task (or process). */
export interface FormDraft {
  /**
   * `own`: `values` comes from the same form engine (perhaps an older version of it, so validate it).
   * `legacy`: saved by the engine's own Tasklist; `values` is an object of plain values by variable name.
   */
  readonly origin: 'own' | 'legacy';
  readonly values: unknown;
  readonly files: Readonly<Record<string, readonly File[]>>;
}

/** Why a snapshot is taken. `auto`: while the user types. `save`: the user asked for it, or the session has ended. */
export type SnapshotOccasion = 'auto' | 'save';

/** What a form engine offers to the view around it. */
export interface FormHandle {
  /**
   * Collects the values to submit. Resolves with null if the form is invalid: the form then shows what is wrong, and
   * moves the focus to the first invalid field. If it throws, the error's own message is shown next to the button, unless
   * it contains "submission prevented".
   */
  collect(intent: FormIntent): Promise<FormSubmission | null>;
  /** Called with the outcome, except for `not-sent`. For `rejected`, the form shows the messages of its fields. */
  settled?(result: FormResult): void;
  /**
   * What to keep as a draft; null if there is nothing to keep. Called often, and while the page is being closed, so it
   * must be fast and synchronous. Without it, the form has neither drafts nor a save button.
   */
  snapshot?(occasion: SnapshotOccasion): FormSnapshot | null;
  /** The snapshot of a `save` has been stored. */
  stored?(): void;
  /** Puts the focus on the first field. */
  focus(): void;
  /**
   * Whether what `collect` returns may be sent some seconds later, so that the user can take it back: by then the form is no longer
   * on the page, and hears of no outcome. Taken back or refused, it is shown again, with what `snapshot` has returned; a refusal
   * then goes to `settled`. True only if `collect` has no effects, and `snapshot` has all that was entered. Without
   * it, the form is sent at once.
   */
  readonly canWait?: boolean;
}

/** Props of a contribution to `tasklist.form`. */
export interface FormEngineProps {
  readonly subject: FormSubject;
  readonly form: FormDescription;
  /** True if the user may view the form but not edit it: not the assignee, removed, suspended. */
  readonly isReadOnly: boolean;
  /** To be restored before the form first reports `ready`; null if there is none. Never changes. */
  readonly draft: FormDraft | null;
  /** Called with every change of the form's state. */
  readonly onState: (state: FormState) => void;
  /** Called once values can be collected from the form; the returned function revokes that. */
  readonly onReady: (handle: FormHandle) => () => void;
  /**
   * Call it when something was entered, so that the draft is saved soon. Events `input` and `change` of
   * controls inside the form are noticed without it.
   */
  readonly onChange: () => void;
  /**
   * Does the same as the buttons below the form, for buttons inside it and for scripts. The view handles Ctrl+Enter.
   *
   * @example <button type="button" onClick={() => void submit({ kind: 'escalation', escalationCode: 'late' })}>
   */
  readonly submit: (intent?: FormIntent) => Promise<FormResult>;
}

/** The result of a form: the task is completed (or ended by an error or escalation), or a process was started. */
export type FormOutcome =
  | {
      readonly kind: 'completed';
      readonly taskId: string;
      readonly by?: FormIntent['kind'];
      /** Adds a line to the notification of the view that has said so, where there is one. */
      readonly addLine?: (line: string) => void;
    }
  /** The task is completed in some seconds, unless the user takes it back until then. `completed` follows. */
  | { readonly kind: 'held'; readonly taskId: string }
  /** A delegated task went back to its owner: submitting its form resolves it instead of completing it. */
  | { readonly kind: 'resolved'; readonly taskId: string }
  /** The engine handled an error or escalation, and the task still exists. */
  | { readonly kind: 'reported'; readonly taskId: string; readonly by: 'bpmn-error' | 'escalation' }
  | { readonly kind: 'started'; readonly processInstanceId: string; readonly processDefinitionName: string };

/** Props of the contribution to `tasklist.form.view`. */
export interface FormViewProps {
  readonly subject: FormSubject;
  readonly isReadOnly: boolean;
  /** Why it is read-only, shown beside the disabled button. */
  readonly readOnlyReason?: string;
  /**
   * What makes the form editable, such as claiming the task; shown next to the reason. Null while nobody knows whether there is
   * something: the view shows no button then, not even a disabled one.
   */
  readonly readOnlyAction?: {
    readonly label: string;
    readonly isBusy: boolean;
    readonly onPress: () => void;
  } | null;
  /**
   * Called when the work is over: `completed`, `resolved` or `started`. After `held`, the view may be taken off the page:
   * it announces `task-returned` where the user takes it back, or the engine refuses, and else calls this again, with `completed`.
   */
  readonly onDone: (outcome: FormOutcome) => void;
  /** Called when the form is being submitted (true) and when the outcome is known (false), before `onDone`. */
  readonly onSending?: (isSending: boolean) => void;
  /** The task is gone or its instance is suspended: what the engine said. */
  readonly onUnavailable?: (reason: 'gone' | 'suspended') => void;
}
