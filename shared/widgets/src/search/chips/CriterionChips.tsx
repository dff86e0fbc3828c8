import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './Chips.module.css';
import { type Chip, CriterionChip, chipText } from './CriterionChip';
import { towardsStart } from './towardsStart';
import { type CriterionServices, useCriterionLanguage } from './useCriterionLanguage';

/** Thousands, from a link, would hold up the page. */
const MOST_DRAWN = 100;

export interface CriterionChipsProps {
  readonly services: CriterionServices;
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onRemove?: (index: number) => void;
  readonly editing?: {
    readonly edit: (index: number) => void;
    readonly move: (index: number) => void;
  };
}

export function CriterionChips({ services, label, chips, onRemove, editing }: CriterionChipsProps) {
  const language = useCriterionLanguage(
    services,
    chips.flatMap(({ criterion }) => criterion ?? []),
  );

  function handleKeyDown(event: KeyboardEvent, index: number): void {
    const back = towardsStart(event.currentTarget);
    const forth = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const target = { [back]: index - 1, [forth]: index + 1, Home: 0, End: chips.length }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      editing?.move(Math.max(0, target));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove?.(index);
    }
  }

  const drawn = chips.slice(0, MOST_DRAWN).map((chip) => ({
    chip,
    said: chipText(chip, language)?.brief ?? chip.text,
  }));
  const list = useRef<HTMLUListElement>(null);
  const newest = `${chips.length} ${drawn.at(-1)?.said}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last chip scrolls into view, once
  useLayoutEffect(() => {
    // To lay out the page now would keep the search waiting that comes with the chip.
    const frame = requestAnimationFrame(() =>
      list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [newest]);

  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={editing === undefined ? styles.readings : styles.pills}
    >
      {drawn.map(({ chip, said }, index) => (
        <CriterionChip
          // A chip that grows with each letter would push its own button along.
          key={`${index} ${said}`}
          chip={chip}
          language={language}
          onEdit={editing && (() => editing.edit(index))}
          onKeyDown={editing && ((event) => handleKeyDown(event, index))}
          onRemove={onRemove && (() => onRemove(index))}
        />
      ))}
      {chips.length > MOST_DRAWN && (
        <li>{language.t('search.criteria.more', { count: chips.length - MOST_DRAWN })}</li>
      )}
    </ul>
  );
}
