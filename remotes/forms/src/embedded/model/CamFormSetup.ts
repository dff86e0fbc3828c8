import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FormDraft, FormIntent, FormResult } from '@taskweave/plugin-sdk';
import type { ScriptClient } from '../client/createScriptClient';
import type { FieldContext } from '../fields/FieldContext';

/** What a form gets from the view around it. */
export interface CamFormSetup {
  readonly root: HTMLElement;
  /** The form, and `root`, as scripts get them: jQuery objects where there is jQuery. */
  readonly formElement: unknown;
  readonly containerElement: unknown;
  readonly client: ScriptClient;
  readonly fieldContext: Omit<FieldContext, 'manager'>;
  readonly draft: FormDraft | null;
  readonly options: Readonly<Record<string, unknown>> & {
    readonly taskId?: string | undefined;
    readonly processDefinitionId?: string | undefined;
    readonly formUrl: string;
  };
  readonly fetchVariables: (names: readonly string[]) => Promise<FormVariables>;
  readonly submit: (intent: FormIntent) => Promise<FormResult>;
  /** Whether the controls allow what is meant to be done; shows what does not. */
  readonly check: (intent: FormIntent) => boolean;
  /** Runs scripts' handlers so that AngularJS sees what they change. */
  readonly inDigest: (work: () => void) => void;
  /** Runs after AngularJS has drawn what has changed; at once in other forms. */
  readonly afterDigest: (work: () => void) => void;
  /** Something that was not typed is to be kept as a draft. */
  readonly onChange: () => void;
  /** A handler threw. */
  readonly onScriptError: (error: unknown, event: string) => void;
}
