import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { StartableProcess } from '@taskweave/engine-client/resources/processDefinition';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { TextField } from '@taskweave/ui/text-field';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './ProcessList.module.css';
import { ProcessRow } from './ProcessRow';
import { isPinned } from './pinnedProcesses';
import { useDebounced } from './useDebounced';
import { usePinnedProcesses } from './usePinnedProcesses';
import { useStartableProcesses } from './useStartableProcesses';

const SEARCH_DELAY = 300;

export interface ProcessListProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (process: StartableProcess) => void;
  /** The person came back from a form: the focus goes to the search. On opening, the dialog itself sees to that. */
  readonly takesFocus: boolean;
}

export function ProcessList({ search, onSearch, onChoose, takesFocus }: ProcessListProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const settled = useDebounced(search.trim(), SEARCH_DELAY);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  /** The arrow keys go through the search and the processes below it. */
  function handleKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...(frame.current?.querySelectorAll('input, [data-process]') ?? [])];
    const from = document.activeElement === null ? -1 : stops.indexOf(document.activeElement);
    const next = stops[from + step];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a short cut between controls that Tab reaches as well
    <div ref={frame} className={styles.frame} onKeyDown={handleKeyDown}>
      <TextField
        ref={field}
        type="search"
        label={t('search.label')}
        isLabelHidden
        placeholder={t('search.label')}
        autoComplete="off"
        value={search}
        onChange={onSearch}
      />
      <Results
        search={settled}
        onChoose={onChoose}
        onClearSearch={() => {
          onSearch('');
          field.current?.focus();
        }}
      />
    </div>
  );
}

interface ResultsProps {
  readonly search: string;
  readonly onChoose: (process: StartableProcess) => void;
  readonly onClearSearch: () => void;
}

function Results({ search, onChoose, onClearSearch }: ResultsProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useStartableProcesses(search);
  const pinned = usePinnedProcesses();
  const rows = {
    onChoose,
    isFavourite: (process: StartableProcess) => isPinned(pinned.favouriteRefs, process),
    onToggleFavourite: pinned.toggleFavourite,
  };

  if (data === undefined) {
    if (error === null || isLoginRequired(error))
      return <Skeleton label={t('list.loading')} shape="nav" count={6} />;
    return (
      <Problem title={t('list.error')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (data.length === 0) {
    const clear = (
      <Button variant="secondary" size="sm" onClick={onClearSearch}>
        {t('list.clearSearch')}
      </Button>
    );
    return search === '' ? (
      <EmptyState text={t('list.none')} />
    ) : (
      <EmptyState text={t('list.noMatch', { search })} action={clear} />
    );
  }
  const isSearch = search !== '';
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {t(hasNextPage ? 'list.countMore' : 'list.count', { count: data.length })}
        </VisuallyHidden>
      </div>
      {!isSearch && <Section title={t('list.favourites')} processes={pinned.favourites} {...rows} />}
      {!isSearch && <Section title={t('list.recent')} processes={pinned.recent} {...rows} />}
      <Section
        title={t('list.label')}
        isTitleHidden={isSearch || pinned.favourites.length + pinned.recent.length === 0}
        processes={data}
        {...rows}
      />
      {hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isTitleHidden?: boolean;
  readonly processes: readonly StartableProcess[];
  readonly onChoose: (process: StartableProcess) => void;
  readonly isFavourite: (process: StartableProcess) => boolean;
  readonly onToggleFavourite: (process: StartableProcess) => void;
}

function Section(props: SectionProps) {
  const { title, isTitleHidden = false, processes, onChoose, isFavourite, onToggleFavourite } = props;
  if (processes.length === 0) return null;
  const names = processes.map(({ name, key }) => name ?? key);
  return (
    <section>
      {!isTitleHidden && <h3 className={styles.title}>{title}</h3>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from lists without bullets */}
      <ul role="list" className={styles.list} aria-label={title}>
        {processes.map((process, index) => (
          <ProcessRow
            key={process.id}
            process={process}
            isNameShared={names.filter((name) => name === names[index]).length > 1}
            isFavourite={isFavourite(process)}
            onChoose={() => onChoose(process)}
            onToggleFavourite={() => onToggleFavourite(process)}
          />
        ))}
      </ul>
    </section>
  );
}
