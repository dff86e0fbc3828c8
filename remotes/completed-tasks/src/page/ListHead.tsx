import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { TextField } from '@taskweave/ui/text-field';
import { useRef } from 'react';
import { usePageParam } from '../data/addressParams';
import type { CompletedSort } from '../data/compareCompleted';
import type { Scope } from '../data/useScope';
import { useExport } from '../export/useExport';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedPage.module.css';
import { ScopeMenu } from './ScopeMenu';
import { ViewMenu } from './ViewMenu';

export interface ListHeadProps {
  readonly scope: Scope;
  readonly isTable: boolean;
  readonly sort: CompletedSort;
}

/** Whose tasks, the search, how they are shown, and the file. */
export function ListHead({ scope, isTable, sort }: ListHeadProps) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const [words, setWords] = usePageParam('words');
  const field = useRef<HTMLInputElement>(null);
  const csv = useExport(scope, sort, words?.trim() ?? '');
  return (
    <search className={styles.head}>
      <ScopeMenu scope={scope} />
      <div className={styles.search}>
        <TextField
          ref={field}
          type="search"
          label={t('search')}
          isLabelHidden
          placeholder={t('search')}
          value={words ?? ''}
          autoComplete="off"
          onChange={(text) => setWords(text === '' ? null : text, { replace: true })}
        />
      </div>
      <div className={styles.tools}>
        <ViewMenu isTable={isTable} />
        <Button
          icon="download"
          busy={csv.isRunning}
          aria-disabled={scope.people === undefined}
          onClick={csv.start}
        >
          {t('export')}
        </Button>
      </div>
    </search>
  );
}
