import type { DraftField, VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import type { VariableType } from '@taskweave/engine-client/variables/VariableType';
import type { DraftErrors } from './useFaultTexts';

export interface VariableEditorProps {
  readonly draft: VariableDraft;
  readonly onChange: (draft: VariableDraft) => void;
  /** Of the person: the language of dates and of the texts around the fields. */
  readonly locale: string;
  /** By field. Set it after the field was left or submitted, not while someone types. */
  readonly errors?: DraftErrors | undefined;
  /** The variable exists: its name is shown elsewhere, and its file stays until another one is chosen. */
  readonly isStored?: boolean | undefined;
  /** A single type shows no choice. All thirteen by default. */
  readonly types?: readonly VariableType[] | undefined;
  /** Names the value where neither name nor type is shown. */
  readonly valueLabel?: string | undefined;
  readonly valueHint?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** Ids of the controls, for callers that move the focus. */
  readonly idOf?: ((field: DraftField) => string) | undefined;
  readonly onLeave?: ((field: DraftField) => void) | undefined;
}
