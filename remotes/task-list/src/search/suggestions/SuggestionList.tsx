import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { usePluginServices, useUser } from '@taskweave/plugin-sdk';
import { Kbd } from '@taskweave/ui/kbd';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useCriterionLanguage } from '@taskweave/widgets/search/chips/useCriterionLanguage';
import type { Completion, OpenValue } from '@taskweave/widgets/search/completeSearch';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { recentSearches } from '../saved/recentSearches';
import { useSavedSearches } from '../saved/savedSearches';
import type { KeptSearch, Suggestion, SuggestionAction } from './Suggestion';
import styles from './SuggestionList.module.css';
import { suggest } from './suggest';

export interface SuggestionListHandle {
  readonly move: (step: 1 | -1) => void;
  readonly hasLines: boolean;
  readonly pick: () => boolean;
  readonly complete: () => boolean;
}

export interface SuggestionListProps {
  readonly id: string;
  readonly text: string;
  readonly isAdding: boolean;
  readonly completions: readonly Completion[];
  readonly open: OpenValue | null;
  /** Only begun, so Enter goes on with the first suggestion. */
  readonly isBegun: boolean;
  readonly isSearching: boolean;
  readonly variables: readonly FilterVariable[];
  readonly otherVariables: readonly FilterVariable[];
  readonly handle: RefObject<SuggestionListHandle | null>;
  readonly earlySteps: RefObject<number>;
  readonly onActiveChange: (id: string | null) => void;
  readonly onShownChange: (isShown: boolean) => void;
  readonly onPick: (action: SuggestionAction) => void;
}

export default function SuggestionList(props: SuggestionListProps) {
  const { id, text, isAdding, isBegun, isSearching, handle, earlySteps, onActiveChange, onPick } = props;
  const tellShown = useEffectEvent(props.onShownChange);
  useEffect(() => {
    tellShown(true);
    return () => tellShown(false);
  }, []);
  const { language, lines } = useSuggestions(props);
  const first = isBegun && !isAdding && lines[0]?.completes === true ? 0 : -1;
  const { active, moveTo, move } = useHighlight(lines, first, JSON.stringify([text, isAdding]));
  const activeLine = lines[active];
  const completing = activeLine ?? lines.find(({ completes }) => completes);
  const activeId = activeLine === undefined ? null : `${id}-${active}`;

  const makeEarlySteps = useEffectEvent(() => {
    if (earlySteps.current !== 0) move(earlySteps.current);
    earlySteps.current = 0;
  });
  useEffect(() => makeEarlySteps(), []);

  useImperativeHandle(handle, () => ({
    move,
    hasLines: lines.length > 0,
    pick: () => {
      if (activeLine === undefined) return false;
      onPick(activeLine.action);
      return true;
    },
    complete: () => {
      if (completing === undefined) return false;
      onPick(completing.action);
      return true;
    },
  }));

  const tellActive = useEffectEvent((next: string | null) => onActiveChange(next));
  useEffect(() => {
    tellActive(activeId);
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    return () => tellActive(null);
  }, [activeId]);

  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => leaveFirstHit(popup.current));

  return (
    <div ref={popup} className={styles.popup} data-empty={(lines.length === 0 && !isSearching) || undefined}>
      <div id={id} role="listbox" aria-label={language.t('search.suggestions')}>
        {lines.map((line, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus.
          <div
            key={`${text} ${line.id}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.line}
            // Without this, the press takes the focus from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(line.action)}
            onMouseMove={() => index !== active && moveTo(line)}
          >
            <span className={styles.label}>{line.label}</span>
            {line.detail && <span className={styles.detail}>{line.detail}</span>}
            {line === completing && line.completes && (
              <span className={styles.key} aria-hidden="true">
                <Kbd keys="Tab" />
              </span>
            )}
          </div>
        ))}
      </div>
      <div role="status">
        {/* Below lines it would move with each that comes. */}
        {isSearching && lines.length === 0 && (
          <span className={styles.note}>{language.t('common.searching')}</span>
        )}
        <VisuallyHidden>
          {!isSearching && language.t('search.suggested', { count: lines.length })}
          {completing?.completes && ` ${language.t('search.completes', { words: completing.label })}`}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** Rows scroll, so it counts where the first one goes. */
function leaveFirstHit(popup: HTMLElement | null): void {
  const grid = document.querySelector<HTMLElement>(':is([role="grid"], [role="treegrid"])[style]');
  const start = popup?.offsetParent?.getBoundingClientRect().bottom;
  if (popup === null || grid === null || grid.parentElement === null || start === undefined) return;
  const head = grid.querySelector<HTMLElement>('[role="row"]:has([role="columnheader"]), [aria-level="1"]');
  const row = Number.parseFloat(grid.style.getPropertyValue('--row'));
  const end = grid.parentElement.getBoundingClientRect().top + (head?.offsetHeight ?? 0) + row;
  popup.style.setProperty('--first-hit', `${end - start}px`);
}

function useSuggestions({
  text,
  isAdding,
  completions,
  open,
  variables,
  otherVariables,
}: SuggestionListProps) {
  const kept = useKeptSearches();
  const language = useCriterionLanguage(
    usePluginServices(),
    kept.flatMap(({ search }) => search.criteria),
  );
  const { id: userId } = useUser();
  const lines = suggest({
    text,
    isAdding,
    completions,
    open,
    kept,
    language,
    variables,
    otherVariables,
    userId,
  });
  return { language, lines };
}

function useKeptSearches(): readonly KeptSearch[] {
  const { storage } = usePluginServices();
  const { own, old } = useSavedSearches();
  const [recent] = useState(() => recentSearches(storage));
  return [...recent.map((search) => ({ name: null, search })), ...own, ...old];
}

function useHighlight(lines: readonly Suggestion[], first: number, place: string) {
  const [moved, setMoved] = useState<{ readonly to: string; readonly in: string } | null>(null);
  const active = moved !== null && moved.in === place ? lines.findIndex(({ id }) => id === moved.to) : first;

  /** Responses from the engine reorder the lines, so only the id identifies one. */
  function moveTo(line: Suggestion | undefined): void {
    if (line !== undefined) setMoved({ to: line.id, in: place });
  }

  function move(step: number): void {
    const count = lines.length;
    if (count === 0) return;
    const from = active < 0 && step < 0 ? count : active;
    moveTo(lines[(from + step + count) % count]);
  }

  return { active, moveTo, move };
}
