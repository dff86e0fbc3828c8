import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { FormVariables } from '@taskweave/engine-client/Task';
import type { Trust } from '@taskweave/plugin-files/forms/formTrust';
import type { FormDraft, FormEngineProps, FormSubject, Language } from '@taskweave/plugin-sdk';
import type { EmbeddedFormsConfig } from '../form-parts/formsConfig';
import type { PageBridge } from './angular/FormBridge';

/** What a form needs to be mounted. */
export interface MountSetup {
  /** Empty element that gets the form. */
  readonly host: HTMLElement;
  readonly html: string;
  /** Whether its code runs; if not, where it comes from. */
  readonly trust: Trust;
  readonly config: EmbeddedFormsConfig;
  readonly subject: FormSubject;
  readonly formUrl: string;
  readonly urlParams: Readonly<Record<string, string>>;
  readonly engine: EngineClient;
  readonly draft: FormDraft | null;
  readonly t: Language['t'];
  readonly fetchVariables: (names: readonly string[]) => Promise<FormVariables>;
  /** What AngularJS's services of the task list do; the rest of the bridge is made here. */
  readonly bridge: PageBridge;
  readonly submit: FormEngineProps['submit'];
  readonly onChange: () => void;
  readonly onState: FormEngineProps['onState'];
  /** A script of the form failed after the form was loaded: what it said, and when. */
  readonly onScriptError: (error: unknown, event: string) => void;
  /** What the engine said last about variables that have no control, by their names. */
  readonly onRefused: (messages: Readonly<Record<string, string>>) => void;
  /** The form has inline handlers, and they are switched off. */
  readonly onHandlersOff: () => void;
  readonly signal: AbortSignal;
}
