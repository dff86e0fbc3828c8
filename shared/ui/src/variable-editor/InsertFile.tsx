import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import styles from './VariableEditor.module.css';
import { VARIABLE_TEXTS } from './variableTexts';

const TEXTS = ['String', 'Json', 'Xml', 'Object'];

interface InsertFileProps {
  readonly draft: VariableDraft;
  readonly name: string;
  readonly onChange: (draft: VariableDraft) => void;
}

/** Refuses files that are not text: they are variables of type File. */
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
    // Reading may be slow: people may have typed, or chosen another file or type since.
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
          // Clearing the value allows choosing the same file again.
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

/** @param text null for a file that is not text, undefined for an unreadable one */
function refusalOf(text: null | undefined) {
  return text === null ? 'upload.notText' : 'upload.unreadable';
}

async function textOfFile(file: File): Promise<string | null> {
  const bytes = await bytesOf(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'object' && reader.result !== null) resolve(new Uint8Array(reader.result));
    };
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsArrayBuffer(file);
  });
}
