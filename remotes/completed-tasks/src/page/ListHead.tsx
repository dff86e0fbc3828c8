import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { TextField } from '@taskweave/ui/text-field';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { withoutReading } from '@taskweave/widgets/search/readSearch';
import { useRef } from 'react';
import { usePageParam } from '../data/addressParams';
import type { CompletedQuestion } from '../data/askCompleted';
import type { Scope } from '../data/useScope';
import { useExport } from '../export/useExport';
import { SearchChips } from '../search/SearchChips';
import type { Search } from '../search/useSearch';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedPage.module.css';
import { PeopleMenu } from './PeopleMenu';
import { ViewMenu } from './ViewMenu';

export interface ListHeadProps {
  readonly scope: Scope;
  readonly isTable: boolean;
  readonly question: CompletedQuestion | null;
  readonly search: Search;
}

export function ListHead({ scope, isTable, question, search }: ListHeadProps) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const [words, setWords] = usePageParam('words');
  const field = useRef<HTMLInputElement>(null);
  const csv = useExport(question, search.asked.rows);
  function removeWords(reading: Interpretation): void {
    setWords(withoutReading(search.readings, search.readings.indexOf(reading)) || null, { replace: true });
    field.current?.focus();
  }

  return (
    <search className={styles.head}>
      <PeopleMenu scope={scope} />
      <div className={styles.search}>
        <TextField
          ref={field}
          type="search"
          label={t('search')}
          isLabelHidden
          placeholder={t('search')}
          value={words ?? ''}
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          onChange={(text) => setWords(text === '' ? null : text, { replace: true })}
        />
      </div>
      <div className={styles.tools}>
        <ViewMenu isTable={isTable} />
        <Button icon="download" busy={csv.isRunning} aria-disabled={question === null} onClick={csv.start}>
          {t('export')}
        </Button>
      </div>
      <SearchChips search={search} onRemove={removeWords} />
    </search>
  );
}
