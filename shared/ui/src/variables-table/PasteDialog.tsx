import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { SelectField } from '../select-field/SelectField';
import { TextArea } from '../text-area/TextArea';
import { variableText } from '../variable-editor/variableText';
import { readRows } from './model/readRows';
import type { VariableScope } from './model/TableVariable';

interface PasteDialogProps {
  readonly scopes: readonly VariableScope[];
  readonly locale: string;
  readonly onRows: (scope: string, drafts: readonly VariableDraft[]) => void;
  readonly onClose: () => void;
}

/** Takes rows from a spreadsheet, and says how many variables they are. */
export function PasteDialog({ scopes, locale, onRows, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [scope, setScope] = useState(scopes[0]?.id ?? '');
  const drafts = readRows(text);
  return (
    <Dialog
      isOpen
      title={variableText('paste.title', locale)}
      closeLabel={variableText('close', locale)}
      closesOnOutsidePress={false}
      onClose={onClose}
      onSubmit={() => {
        if (drafts.length > 0) onRows(scope, drafts);
      }}
      footer={
        <>
          <Button type="submit" variant="primary" aria-disabled={drafts.length === 0}>
            {variableText('pasted', locale, { count: drafts.length })}
          </Button>
          <Button onClick={onClose}>{variableText('cancel', locale)}</Button>
        </>
      }
    >
      <TextArea
        label={variableText('paste.text', locale)}
        hint={variableText('paste.hint', locale)}
        value={text}
        rows={8}
        spellCheck={false}
        onChange={setText}
      />
      {scopes.length > 1 && (
        <SelectField
          label={variableText('paste.into', locale)}
          value={scope}
          options={scopes.map(({ id, label }) => ({ value: id, label }))}
          onChange={setScope}
        />
      )}
    </Dialog>
  );
}
