import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { MenuButton } from '@taskweave/ui/menu-button';
import { CriterionChips } from '@taskweave/widgets/criterion-chips';
import type { SearchProblem } from '@taskweave/widgets/search/criteria/convertCriterion';
import { formatSearch, NO_SEARCH } from '@taskweave/widgets/search/criteria/Search';
import { toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { withoutReading } from '@taskweave/widgets/search/readSearch';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import type { RefObject } from 'react';
import type { ListQuery } from '../../address/useListQuery';
import styles from '../SearchBar.module.css';
import { SaveMenu } from './SaveMenu';

export interface SearchToolsProps {
  readonly list: ListQuery;
  readonly readings: readonly Interpretation[];
  readonly isHeld: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly setText: (text: string) => void;
  readonly onSave: () => void;
}

export function SearchTools({ list, readings, isHeld, input, setText, onSave }: SearchToolsProps) {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const services = usePluginServices();
  const { search } = list;
  return (
    <>
      {readings.length > 0 && (
        <CriterionChips
          services={services}
          label={t('search.readAs')}
          chips={readings.map((one) => ({ ...one, problem: problemOf(one, list) }))}
          onRemove={(index) => {
            setText(withoutReading(readings, index));
            input.current?.focus();
          }}
        />
      )}
      {isHeld && (
        <p className={styles.slow} role="status">
          {t('search.slow')}
        </p>
      )}
      {readings.length === 0 && search.criteria.length > 1 && (
        <MenuButton
          size="sm"
          label={t(search.matchAny ? 'search.match.any' : 'search.match.all')}
          entries={[
            {
              kind: 'choice',
              id: 'match',
              label: t('search.match'),
              value: search.matchAny ? 'any' : 'all',
              options: (['all', 'any'] as const).map((value) => ({
                value,
                label: t(`search.match.${value}`),
              })),
              onChange: (value) =>
                services.navigation.openInbox(formatSearch({ ...search, matchAny: value === 'any' })),
            },
          ]}
        />
      )}
      {(search.criteria.length > 0 || readings.length > 0) && (
        <span className={styles.seat} data-waits={search.criteria.length === 0 || undefined}>
          <SaveMenu list={list} onSave={onSave} />
        </span>
      )}
    </>
  );
}

function problemOf({ criterion }: Interpretation, { place }: ListQuery): SearchProblem | null {
  if (criterion === null) return null;
  const [problem = null] = toEngineQuery({ ...NO_SEARCH, criteria: [criterion] }, {}, place).problems;
  return problem;
}
