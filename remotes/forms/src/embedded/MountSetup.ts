import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { FormVariables } from '@taskweave/engine-client/Task';
import type { Trust } from '@taskweave/plugin-files/forms/formTrust';
import type { FormDraft, FormEngineProps, FormSubject, Language } from '@taskweave/plugin-sdk';
import type { EmbeddedFormsConfig } from '../form-parts/formsConfig';
import type { PageBridge } from './angular/FormBridge';

export interface MountSetup {
  readonly host: HTMLElement;
  readonly html: string;
  readonly trust: Trust;
  readonly config: EmbeddedFormsConfig;
  readonly subject: FormSubject;
  readonly formUrl: string;
  readonly urlParams: Readonly<Record<string, string>>;
  readonly engine: EngineClient;
  readonly draft: FormDraft | null;
  readonly t: Language['t'];
  readonly fetchVariables: (names: readonly string[]) => Promise<FormVariables>;
  readonly bridge: PageBridge;
  readonly submit: FormEngineProps['submit'];
  readonly onChange: () => void;
  readonly onState: FormEngineProps['onState'];
  readonly onScriptError: (error: unknown, event: string) => void;
  readonly onRefused: (messages: Readonly<Record<string, string>>) => void;
  readonly onHandlersOff: () => void;
  readonly signal: AbortSignal;
}
