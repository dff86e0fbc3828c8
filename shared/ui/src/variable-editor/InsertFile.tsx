import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { textOfFile } from './textOfFile';
import styles from './VariableEditor.module.css';
import { VARIABLE_TEXTS } from './variableTexts';

/** Types whose text may be long enough to come from a file. */
const TEXTS = ['String', 'Json', 'Xml', 'Object'];

interface InsertFileProps {
  readonly draft: VariableDraft;
  /** By which the variable is called in the name of the button. */
  readonly name: string;
  readonly onChange: (draft: VariableDraft) => void;
}

/** Puts the text of a file into the field. Files that are no text are refused: they are a variable of type File. */
export function InsertFile({ draft, name, onChange }: InsertFileProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = useRef<File>(null);
  const latest = useRef<Pick<InsertFileProps, 'draft' | 'onChange'>>(null);
  useLayoutEffect(() => {
    latest.current = { draft, onChange };
    return () => {
      latest.current = null;
    };
  });
  if (!TEXTS.includes(draft.type)) return null;

  async function insert(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    chosen.current = file;
    const text = await textOfFile(file).catch(() => undefined);
    // Reading takes long on some drives: meanwhile people type, choose another file, or another type.
    const now = latest.current;
    if (now === null || !TEXTS.includes(now.draft.type) || chosen.current !== file) return;
    setRefusal(typeof text === 'string' ? null : t(refusalOf(text), { file: file.name }));
    if (typeof text === 'string') now.onChange({ ...now.draft, text });
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="text/*,text/plain,.json,.xml,.csv,.md,.yaml,.yml"
        onChange={(event) => {
          void insert(event.currentTarget.files?.[0]);
          // The same file again is another choice.
          event.currentTarget.value = '';
        }}
      />
      <IconButton
        icon="upload"
        size="sm"
        label={t('upload.of', { name })}
        onClick={() => input.current?.click()}
      />
      {refusal !== null && (
        <span className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}

/** @param text null for a file that is no text, undefined for one that cannot be read */
function refusalOf(text: null | undefined) {
  return text === null ? 'upload.notText' : 'upload.unreadable';
}
