import type { DraftField, VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import type { VariableType } from '@taskweave/engine-client/variables/VariableType';

export interface VariableEditorProps {
  readonly draft: VariableDraft;
  readonly onChange: (draft: VariableDraft) => void;
  /** Of the person: the language of dates and of the texts around the fields. */
  readonly locale: string;
  /** What is wrong, by field. Set it after the field was left or submitted, not while someone types. */
  readonly errors?: Readonly<Partial<Record<DraftField, string | undefined>>> | undefined;
  /** The variable exists already: its name is said elsewhere, and a file stays until another one is chosen. */
  readonly isStored?: boolean | undefined;
  /** The types on offer; one alone shows no choice. All thirteen by default. */
  readonly types?: readonly VariableType[] | undefined;
  /** Names the value where neither name nor type are shown. */
  readonly valueLabel?: string | undefined;
  readonly valueHint?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** Ids of the controls, for those who put the focus there. */
  readonly idOf?: ((field: DraftField) => string) | undefined;
  readonly onLeave?: ((field: DraftField) => void) | undefined;
  /** Of a date: whether what was typed can be read. */
  readonly onValidity?: ((isValid: boolean) => void) | undefined;
}
