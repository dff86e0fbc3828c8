import { type Ref, useRef } from 'react';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import styles from './DraftEditor.module.css';
import type { DraftProblem } from './reading/readDraft';

export interface DraftTextProps {
  readonly value: string;
  readonly problems: readonly DraftProblem[];
  /** Id of what says how many problems there are. */
  readonly describedBy: string;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly onChange: (value: string) => void;
}

/** A field for code: lines are numbered and never broken; those with a problem are marked. */
export function DraftText({ value, problems, describedBy, field, onChange }: DraftTextProps) {
  const { t } = usePluginPagesTexts();
  const gutter = useRef<HTMLDivElement>(null);
  const lines = value.split('\n').length;
  return (
    <div className={styles.code}>
      <label className={styles.label} htmlFor="draft-text">
        {t('draft.editor')}
      </label>
      <div className={styles.frame}>
        <div ref={gutter} className={styles.gutter} aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} data-mark={markOf(problems, index + 1)}>
              {index + 1}
            </div>
          ))}
        </div>
        <textarea
          ref={field}
          id="draft-text"
          className={styles.text}
          value={value}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={problems.some(({ isFatal }) => isFatal) || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
          onScroll={(event) => {
            if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
    </div>
  );
}

function markOf(problems: readonly DraftProblem[], line: number): 'error' | 'warning' | undefined {
  const here = problems.filter((problem) => problem.line === line);
  if (here.length === 0) return undefined;
  return here.some(({ isFatal }) => isFatal) ? 'error' : 'warning';
}
