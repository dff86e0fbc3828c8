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
 * Where a form stands in its life, as the form engine tells it: `loading` → `ready`, or `failed`. From there on the
 * view around the form leads: it sends what `collect` gathers (`submitting`), and ends with `done` or a `FormResult`.
 */
export type FormState =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'ready';
      /** Whether the person has changed anything since the form was shown. */
      readonly dirty: boolean;
      readonly valid: boolean;
      /** True while the form itself forbids sending, such as during an upload of its own. */
      readonly busy?: boolean;
    }
  | { readonly phase: 'failed'; readonly message: string };

/** What the person wants to do with the form. The latter two end the work on a task in another way than completing it. */
export type FormIntent =
  | { readonly kind: 'complete' }
  | { readonly kind: 'bpmn-error'; readonly errorCode: string; readonly errorMessage?: string }
  | { readonly kind: 'escalation'; readonly escalationCode: string };

/** What a form hands over to be sent. */
export type FormSubmission =
  | {
      readonly kind: 'complete';
      readonly variables: FormVariables;
      /** Of the process to be started; absent or empty where there is none. */
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

/** What came of an intent. `done` has changed something in the engine, `lost` may have. */
export type FormResult =
  | { readonly kind: 'done'; readonly outcome: FormOutcome }
  /** Something in the form was not right, it may not be sent, or it is being sent already. Nothing went to the engine. */
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'rejected'; readonly rejection: FormRejection }
  /** The task is gone, or its instance is suspended. */
  | { readonly kind: 'unavailable'; readonly reason: 'gone' | 'suspended'; readonly message: string }
  /**
   * The connection was lost before the answer. `not-done`: the engine was asked, and it was not done. `unclear`: nobody
   * can say. `submit` can be called again: it looks once more before it sends, and asks the person where that is unclear.
   */
  | { readonly kind: 'lost'; readonly finding: 'not-done' | 'unclear'; readonly message: string }
  /** Nobody is signed in any more; what was entered is kept as a draft. */
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'failed';
      /** What kind of failure the engine client saw, such as `network` or `forbidden`; null for errors of the form itself. */
      readonly problem: string | null;
      readonly message: string;
      /** What was thrown, where something was. */
      readonly error?: unknown;
      /** The form stopped the submission itself ("submission prevented"): there is nothing to be told. */
      readonly isSilent: boolean;
    };

/** What a form engine gives to be kept while the work on a form is interrupted. */
export interface FormSnapshot {
  /** Whatever puts the form back as it was. Must survive JSON. */
  readonly values: unknown;
  /** Chosen files, under names of the engine's own. They are kept where they fit. */
  readonly files?: Readonly<Record<string, readonly File[]>>;
}

/** A snapshot of an earlier time, for the same person, engine and task (or process). */
export interface FormDraft {
  /**
   * `own`: `values` is what the same form engine gave (perhaps in an older version: check it).
   * `legacy`: the engine's own Tasklist kept it; `values` is an object of plain values by variable name.
   */
  readonly origin: 'own' | 'legacy';
  readonly values: unknown;
  readonly files: Readonly<Record<string, readonly File[]>>;
}

/** `auto`: while the person types. `save`: the person asked for it, or the session has ended. */
export type SnapshotOccasion = 'auto' | 'save';

/** What a form engine offers to the view around it. */
export interface FormHandle {
  /**
   * Gathers what is to be sent. Resolves with null when something in the form is not right: the form
   * then shows what, and moves the focus to the first such field. An error that it throws is shown beside the
   * button in its own words, except for one whose message contains "submission prevented".
   */
  collect(intent: FormIntent): Promise<FormSubmission | null>;
  /** Told what came of it, `not-sent` excepted. For `rejected` the form shows the fields' messages. */
  settled?(result: FormResult): void;
  /**
   * What to keep as a draft; null where there is nothing to keep. Called often and while the page goes away, so it
   * must be quick and synchronous. Without it the form has neither drafts nor a save button.
   */
  snapshot?(occasion: SnapshotOccasion): FormSnapshot | null;
  /** The snapshot of a `save` has been kept. */
  stored?(): void;
  /** Puts the focus on the first field. */
  focus(): void;
}

/** Props of a contribution to `tasklist.form`. */
export interface FormEngineProps {
  readonly subject: FormSubject;
  readonly form: FormDescription;
  /** True where the person may look but not edit: not the assignee, removed, suspended. */
  readonly readOnly: boolean;
  /** To be put into the form before it says `ready` for the first time; null where there is none. Never changes. */
  readonly draft: FormDraft | null;
  /** Called with every change of the form's state. */
  readonly onState: (state: FormState) => void;
  /** Called once the form is ready to be collected; the returned function takes it back. */
  readonly onReady: (handle: FormHandle) => () => void;
  /**
   * Tells that something was entered, so that the draft is kept soon. Events `input` and `change` of
   * controls inside the form are noticed without it.
   */
  readonly onChange: () => void;
  /**
   * Does what the buttons below the form do, for buttons inside it and for scripts. Ctrl+Enter is the view's.
   *
   * @example <button type="button" onClick={() => void submit({ kind: 'escalation', escalationCode: 'late' })}>
   */
  readonly submit: (intent?: FormIntent) => Promise<FormResult>;
}

/** What came of a form: the task is completed (or ended by an error or escalation), or a process was started. */
export type FormOutcome =
  | { readonly kind: 'completed'; readonly taskId: string; readonly by?: FormIntent['kind'] }
  /** A delegated task went back to its owner: sending its form resolves it instead of completing it. */
  | { readonly kind: 'resolved'; readonly taskId: string }
  /** The engine took note of an error or escalation, and the task is still there. */
  | { readonly kind: 'reported'; readonly taskId: string; readonly by: 'bpmn-error' | 'escalation' }
  | { readonly kind: 'started'; readonly processInstanceId: string; readonly processDefinitionName: string };

/** Props of the contribution to `tasklist.form.view`. */
export interface FormViewProps {
  readonly subject: FormSubject;
  readonly readOnly: boolean;
  /** Why it is read-only, shown beside the disabled button. */
  readonly readOnlyReason?: string;
  /** What the person may do so that the form can be edited, such as to claim the task; shown beside the reason. */
  readonly readOnlyAction?: {
    readonly label: string;
    readonly isBusy: boolean;
    readonly onPress: () => void;
  };
  /** Called when the work is over: `completed`, `resolved` or `started`. */
  readonly onDone: (outcome: FormOutcome) => void;
  /** Called when the form is being sent (true) and when what came of it is known (false), before `onDone`. */
  readonly onSending?: (isSending: boolean) => void;
  /** The task is gone or its instance is suspended: what the engine said. */
  readonly onUnavailable?: (reason: 'gone' | 'suspended') => void;
}
