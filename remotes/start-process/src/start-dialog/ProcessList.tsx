import { useQuery } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import { useEngineClient, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { IconButton } from '@taskweave/ui/icon-button';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { TextField } from '@taskweave/ui/text-field';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { isNameOf } from '@taskweave/widgets/findNamed';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ProcessButton } from './ProcessButton';
import styles from './ProcessList.module.css';
import { isPinned, pinnedAmong, placed, readPins, toggleFavourite } from './pinnedProcesses';
import { useStartableProcesses } from './useStartableProcesses';

const SEARCH_DELAY = 300;

type EarlyKey = 'choose' | 'open' | 'first';

export interface ProcessListProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (process: StartableProcess) => void;
  readonly takesFocus: boolean;
}

export function ProcessList({ search, onSearch, onChoose, takesFocus }: ProcessListProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const typed = search.trim();
  const settled = useDebounced(typed, SEARCH_DELAY);
  const keys = useListKeys(field, frame);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function handleSearch(text: string): void {
    keys.forget();
    onSearch(text);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a short cut between controls that Tab reaches as well
    <div ref={frame} className={styles.frame} onKeyDown={keys.handleKeyDown}>
      <TextField
        ref={field}
        type="search"
        label={t('search.label')}
        isLabelHidden
        placeholder={t('search.label')}
        autoComplete="off"
        value={search}
        onChange={handleSearch}
      />
      <Results
        typed={typed}
        search={settled}
        onChoose={onChoose}
        onAnswered={keys.handleAnswered}
        onClearSearch={() => {
          handleSearch('');
          field.current?.focus();
        }}
      />
    </div>
  );
}

function useListKeys(field: RefObject<HTMLInputElement | null>, frame: RefObject<HTMLElement | null>) {
  const early = useRef<EarlyKey | null>(null);
  const isAnswered = useRef(false);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target === field.current) pressEnter(event);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...(frame.current?.querySelectorAll('input, [data-process]') ?? [])];
    const from = document.activeElement === null ? -1 : stops.indexOf(document.activeElement);
    const next = stops[from + step];
    if (from === 0 && step === 1 && next === undefined) early.current = 'choose';
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  }

  function pressEnter(event: KeyboardEvent): void {
    if (event.repeat || event.nativeEvent.isComposing) return;
    // The same key press would activate what takes the focus in the form.
    event.preventDefault();
    if (early.current === 'choose') early.current = 'open';
    else if (isAnswered.current) openFirst();
    else early.current ??= 'first';
  }

  function openFirst(): void {
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-process]') ?? [])];
    const typed = field.current?.value.trim() ?? '';
    const named = rows.filter(({ dataset }) => isNameOf(dataset.name ?? '', typed));
    const fitting = named.length > 0 ? named : rows;
    const isClear = typed === '' || new Set(fitting.map(({ dataset }) => dataset.process)).size === 1;
    if (isClear) fitting[0]?.click();
    else fitting[0]?.focus();
  }

  function handleAnswered(isCurrent: boolean): void {
    isAnswered.current = isCurrent;
    if (!isCurrent) return;
    const wanted = early.current;
    early.current = null;
    if (wanted === null || document.activeElement !== field.current) return;
    if (wanted === 'first') {
      openFirst();
      return;
    }
    const first = frame.current?.querySelector<HTMLElement>('[data-process]');
    first?.focus();
    if (wanted === 'open') first?.click();
  }

  function forget(): void {
    early.current = null;
  }

  return { handleKeyDown, handleAnswered, forget };
}

interface ResultsProps {
  readonly typed: string;
  readonly search: string;
  readonly onChoose: (process: StartableProcess) => void;
  readonly onAnswered: (isCurrent: boolean) => void;
  readonly onClearSearch: () => void;
}

function Results({ typed, search, onChoose, onAnswered, onClearSearch }: ResultsProps) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, isFetching, refetch, ...pages } = useStartableProcesses(search);
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const pinned = usePinnedProcesses();
  const isSearch = typed !== '';
  const isCurrent =
    data !== undefined && typed === search && !isPlaceholderData && (isSearch || !pinned.isLoading);
  // Only entries of a stale result that still match are shown, so that no key opens anything else.
  const fitting = isCurrent ? data : (data ?? []).filter((process) => holdsText(process, typed));
  const processes = isSearch ? bestFirst(fitting, typed) : fitting;
  const tell = useEffectEvent(onAnswered);
  useEffect(() => tell(isCurrent), [isCurrent]);
  const rows = {
    onChoose,
    isFavourite: pinned.isFavourite,
    onToggleFavourite: pinned.toggleFavourite,
  };

  if (!isCurrent && processes.length === 0) {
    if (error === null || isLoginRequired(error) || typed !== search)
      return <Skeleton label={t('list.loading')} shape="nav" count={6} />;
    return (
      <Problem title={t('list.error')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (processes.length === 0) {
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
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {isCurrent && t(hasNextPage ? 'list.countMore' : 'list.count', { count: processes.length })}
        </VisuallyHidden>
      </div>
      {!isSearch && <Section title={t('list.recent')} processes={pinned.recent} {...rows} />}
      {!isSearch && <Section title={t('list.favourites')} processes={pinned.favourites} {...rows} />}
      <Section
        title={t('list.label')}
        isTitleHidden={isSearch || pinned.favourites.length + pinned.recent.length === 0}
        processes={processes}
        {...rows}
      />
      {isCurrent && hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}

function holdsText({ name }: StartableProcess, text: string): boolean {
  return text === '' || (name ?? '').toLocaleLowerCase().includes(text.toLocaleLowerCase());
}

function bestFirst(processes: readonly StartableProcess[], text: string): readonly StartableProcess[] {
  const typed = text.toLocaleLowerCase();
  const best = processes.find(({ name }) => (name ?? '').toLocaleLowerCase().startsWith(typed));
  return best === undefined ? processes : [best, ...processes.filter((process) => process !== best)];
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

function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

/** Requested by key, since they may be on any page of the list. The list works without them. */
function usePinnedProcesses() {
  const { connections, storage } = usePluginServices();
  const [favouriteRefs, setFavouriteRefs] = useState(() => readPins(storage, 'favourites'));
  // An unmarked favourite keeps its place until the dialog reopens.
  const [listed] = useState(favouriteRefs);
  const [recent] = useState(() => readPins(storage, 'recent'));
  const keys = [...listed, ...recent].map(({ key }) => key);
  const { data = [], isLoading } = useQuery({
    ...processDefinitionQueries(useEngineClient()).startableByKeys(keys),
    enabled: keys.length > 0,
  });
  const there = data.map((process) => placed(process, connections));
  const started = pinnedAmong(recent, there);
  return {
    isLoading,
    recent: started,
    favourites: pinnedAmong(listed, there).filter(({ id }) => started.every((process) => process.id !== id)),
    isFavourite: (process: StartableProcess) => isPinned(favouriteRefs, placed(process, connections)),
    toggleFavourite: (process: StartableProcess) =>
      setFavouriteRefs(toggleFavourite(storage, placed(process, connections))),
  };
}

interface ProcessRowProps {
  readonly process: StartableProcess;
  readonly isNameShared: boolean;
  readonly isFavourite: boolean;
  readonly onChoose: () => void;
  readonly onToggleFavourite: () => void;
}

function ProcessRow(props: ProcessRowProps) {
  const { process, isNameShared, isFavourite, onChoose, onToggleFavourite } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <li className={styles.row}>
      <ProcessButton id={id} process={process} isNameShared={isNameShared} onChoose={onChoose} />
      <IconButton
        className={styles.star}
        icon="star"
        label={t('favourite')}
        aria-describedby={id}
        aria-pressed={isFavourite}
        onClick={onToggleFavourite}
      />
    </li>
  );
}
