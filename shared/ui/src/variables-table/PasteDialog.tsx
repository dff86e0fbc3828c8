import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { SelectField } from '../select-field/SelectField';
import { TextArea } from '../text-area/TextArea';
import { VARIABLE_TEXTS } from '../variable-editor/variableTexts';
import { readRows } from './model/readRows';
import type { VariableScope } from './model/TableVariable';

interface PasteDialogProps {
  readonly scopes: readonly VariableScope[];
  readonly onRows: (scope: string, drafts: readonly VariableDraft[]) => void;
  readonly onClose: () => void;
}

export function PasteDialog({ scopes, onRows, onClose }: PasteDialogProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const [text, setText] = useState('');
  const [scope, setScope] = useState(scopes[0]?.id ?? '');
  const drafts = readRows(text);
  return (
    <Dialog
      isOpen
      title={t('paste.title')}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      onClose={onClose}
      onSubmit={() => {
        if (drafts.length > 0) onRows(scope, drafts);
      }}
      footer={
        <>
          <Button type="submit" variant="primary" aria-disabled={drafts.length === 0}>
            {t('pasted', { count: drafts.length })}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </>
      }
    >
      <TextArea
        label={t('paste.text')}
        hint={t('paste.hint')}
        value={text}
        rows={8}
        spellCheck={false}
        onChange={setText}
      />
      {scopes.length > 1 && (
        <SelectField
          label={t('paste.into')}
          value={scope}
          options={scopes.map(({ id, label }) => ({ value: id, label }))}
          onChange={setScope}
        />
      )}
    </Dialog>
  );
}
