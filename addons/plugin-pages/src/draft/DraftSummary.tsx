import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useEffect, useState } from 'react';
import pageStyles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import type { DraftProblem } from './reading/readDraft';

export interface DraftSummaryProps {
  readonly id: string;
  readonly problems: readonly DraftProblem[];
}

/** Milliseconds without a change after which the summary is announced: nobody wants to hear it with every key. */
const QUIET = 800;

/** How many problems there are. */
export function DraftSummary({ id, problems }: DraftSummaryProps) {
  const { t } = usePluginPagesTexts();
  const errors = problems.filter(({ isFatal }) => isFatal).length;
  const warnings = problems.length - errors;
  const text =
    problems.length === 0
      ? t('draft.problems.none')
      : [
          errors > 0 && t('common.errors', { count: errors }),
          warnings > 0 && t('draft.warnings', { count: warnings }),
        ]
          .filter(Boolean)
          .join(', ');
  const [announced, setAnnounced] = useState('');
  const [first] = useState(text);

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => (before === '' && text === first ? '' : text)),
      QUIET,
    );
    return () => clearTimeout(timer);
  }, [text, first]);

  return (
    <>
      <p id={id} className={pageStyles.faint}>
        {text}
      </p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
