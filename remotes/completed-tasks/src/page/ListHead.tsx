import { useQuery } from '@tanstack/react-query';
import { saveFile } from '@taskweave/base/files/saveFile';
import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { orderFilters } from '@taskweave/engine-client/resources/filter/orderFilters';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNotifications, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Row } from '@taskweave/ui/stack';
import { TextField } from '@taskweave/ui/text-field';
import { EVERYBODY } from '@taskweave/widgets/completedOf';
import { ScopeMenu } from '@taskweave/widgets/scope-menu';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { withoutReading } from '@taskweave/widgets/search/readSearch';
import { useEffect, useRef, useState } from 'react';
import { usePageParam } from '../data/addressParams';
import type { CompletedQuestion } from '../data/askCompleted';
import { peopleOf } from '../data/peopleOf';
import type { RowSearch } from '../data/RowSearch';
import type { Scope } from '../data/useScope';
import { csvOf } from '../export/csvOf';
import { SearchChips } from '../search/SearchChips';
import type { Search } from '../search/useSearch';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedPage.module.css';

export interface ListHeadProps {
  readonly scope: Scope;
  readonly question: CompletedQuestion | null;
  readonly search: Search;
}

export function ListHead({ scope, question, search }: ListHeadProps) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const [words, setWords] = usePageParam('words');
  const field = useRef<HTMLInputElement>(null);
  const csv = useExport(question, search.asked.rows);
  function removeWords(reading: Interpretation): void {
    setWords(withoutReading(search.readings, search.readings.indexOf(reading)) || null, { replace: true });
    field.current?.focus();
  }

  return (
    <Row as="search" className={styles.head}>
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
      <Row gap={1}>
        <Button icon="download" busy={csv.isRunning} aria-disabled={question === null} onClick={csv.start}>
          {t('export')}
        </Button>
      </Row>
      <SearchChips search={search} onRemove={removeWords} />
    </Row>
  );
}

interface CompletedExport {
  readonly isRunning: boolean;
  readonly start: () => void;
}

function useExport(question: CompletedQuestion | null, search: RowSearch): CompletedExport {
  const { t } = useTexts(COMPLETED_TEXTS);
  const client = useEngineClient();
  const notifications = useNotifications();
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  async function write(asked: CompletedQuestion): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    const heads = {
      name: t('column.name'),
      completed: t('column.completed'),
      person: t('column.person'),
      businessKey: t('column.businessKey'),
      process: t('column.process'),
      priority: t('column.priority'),
      created: t('fact.created'),
      due: t('fact.due'),
    };
    let isWhole = true;
    const leaveOut = () => {
      isWhole = false;
    };
    try {
      const pieces = await csvOf(
        { client: client.whole?.(leaveOut) ?? client, question: asked, search, heads },
        controller.signal,
      );
      saveFile(new Blob([...pieces], { type: 'text/csv;charset=utf-8' }), `${t('table')}.csv`);
      notifications.notify(
        isWhole
          ? { kind: 'success', title: t('export.done') }
          : { kind: 'warning', title: t('export.partial') },
      );
    } catch (error) {
      if (!controller.signal.aborted) notifications.notify({ title: t('export.failed'), error });
    } finally {
      if (running.current === controller) setIsRunning(false);
    }
  }

  return {
    isRunning,
    start: () => {
      if (!isRunning && question !== null) void write(question);
    },
  };
}

function PeopleMenu({ scope }: { readonly scope: Scope }) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const user = useUser();
  const [of, setOf] = usePageParam('of');
  const filters = useQuery(filterQueries(useEngineClient()).all()).data ?? [];
  const nameOf = (filter: Filter) => t('scope.filter', { name: filter.name });
  const name = scope.filter
    ? nameOf(scope.filter)
    : t(of === null ? 'scope.mine' : of === EVERYBODY ? 'scope.all' : 'scope');
  return (
    <ScopeMenu
      title={t('scope')}
      name={name}
      label={t('scope.label', { name })}
      icon="user"
      value={of ?? ''}
      options={[
        { value: '', label: t('scope.mine') },
        ...orderFilters(filters, formatsFor(locale).locale)
          .filter((filter) => namesOthers(filter, user.id))
          .map((filter) => ({ value: filter.id, label: nameOf(filter) })),
        { value: EVERYBODY, label: t('scope.all') },
      ]}
      onChange={(value) => setOf(value === '' ? null : value)}
    />
  );
}

function namesOthers(filter: Filter, userId: string): boolean {
  const { users, groups } = peopleOf(filter.query, { id: userId, groups: ['own'] });
  return groups.length > 0 || users.some((id) => id !== userId);
}
