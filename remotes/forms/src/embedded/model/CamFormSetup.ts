import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FormDraft, FormIntent, FormResult } from '@taskweave/plugin-sdk';
import type { ScriptClient } from '../client/createScriptClient';
import type { FieldContext } from '../fields/FieldContext';

export interface CamFormSetup {
  readonly root: HTMLElement;
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
  readonly check: (intent: FormIntent) => boolean;
  readonly inDigest: (work: () => void) => void;
  readonly afterDigest: (work: () => void) => void;
  readonly onChange: () => void;
  readonly onScriptError: (error: unknown, event: string) => void;
}
