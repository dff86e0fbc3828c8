import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { MoveButtons } from '@taskweave/widgets/move-buttons';
import { useRef, useState } from 'react';
import { isSortVariable, SORT_FIELDS } from '../address/sortKeys';
import { useListQuery } from '../address/useListQuery';
import { DIALOG_TEXTS } from '../texts/dialogTexts';
import styles from './SortDialog.module.css';
import { SortKeyFields } from './SortKeyFields';
import { fieldText, sortKeyText } from './sortTexts';

export interface SortDialogProps {
  readonly sorting: readonly TaskSorting[];
  readonly onSort: (sorting: readonly TaskSorting[]) => void;
  readonly onClose: () => void;
}

interface Line extends TaskSorting {
  readonly id: number;
}

export default function SortDialog({ sorting, onSort, onClose }: SortDialogProps) {
  const language = useTexts(DIALOG_TEXTS);
  const { t } = language;
  const { filter } = useListQuery();
  const { lines, setLines, add } = useLines(sorting);
  const [isSent, setIsSent] = useState(false);
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const used = new Set(lines.map(({ sortBy }) => sortBy));
  const variables = filter?.properties.variables ?? [];

  function change(line: Line): void {
    setLines(lines.map((other) => (other.id === line.id ? line : other)));
  }

  function move(index: number, step: 1 | -1): void {
    const line = lines[index];
    const other = lines[index + step];
    if (line === undefined || other === undefined) return;
    setLines(lines.with(index, other).with(index + step, line));
    const place = index + step + 1;
    setMoved(t('sort.moved', { key: sortKeyText(line, language, variables), place, count: lines.length }));
  }

  function remove(index: number): void {
    setLines(lines.toSpliced(index, 1));
    requestAnimationFrame(() => focusLine(list.current, index));
  }

  return (
    <Dialog
      isOpen
      size="md"
      title={t('sort.title')}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      onClose={onClose}
      onSubmit={() => {
        setIsSent(true);
        if (lines.some(isNameless)) return;
        onSort(lines.map(({ id: _, ...key }) => trimmed(key)));
      }}
      footer={
        <>
          <Button type="submit" variant="primary">
            {t('sort.apply')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </>
      }
    >
      {hasStoredOrder(filter) && <Note icon="info">{t('sort.stored')}</Note>}
      <ol ref={list} role="list" className={styles.list}>
        {lines.map((line, index) => (
          <SortLine
            key={line.id}
            line={line}
            name={sortKeyText(line, language, variables) || fieldText(line.sortBy, language)}
            index={index}
            count={lines.length}
            used={used}
            error={isSent && isNameless(line) ? t('sort.nameless') : undefined}
            onChange={change}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{moved}</VisuallyHidden>
      </div>
      <Button icon="plus" onClick={add}>
        {t('sort.add')}
      </Button>
    </Dialog>
  );
}

function focusLine(list: HTMLElement | null, index: number): void {
  const selects = list?.querySelectorAll<HTMLElement>('select[data-sort-key]');
  selects?.[Math.min(index, selects.length - 1)]?.focus();
}

interface SortLineProps {
  readonly line: Line;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly used: ReadonlySet<string>;
  readonly error: string | undefined;
  readonly onChange: (line: Line) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function SortLine({ line, name: key, index, count, used, error, ...on }: SortLineProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  return (
    <li className={styles.line}>
      <SortKeyFields
        line={line}
        place={index + 1}
        used={used}
        error={error}
        onChange={(next) => on.onChange({ ...next, id: line.id })}
      />
      <div className={styles.buttons}>
        <MoveButtons
          labels={{ up: t('sort.up', { key }), down: t('sort.down', { key }) }}
          isFirst={index === 0}
          isLast={index === count - 1}
          onMove={on.onMove}
        />
        <IconButton
          icon="close"
          label={t('sort.remove', { key })}
          aria-disabled={count === 1}
          onClick={on.onRemove}
        />
      </div>
    </li>
  );
}

function useLines(sorting: readonly TaskSorting[]) {
  const [lines, setLines] = useState<readonly Line[]>(() => sorting.map((key, id) => ({ ...key, id })));
  const [nextId, setNextId] = useState(sorting.length);

  function add(): void {
    const free = SORT_FIELDS.find((key) => !lines.some(({ sortBy }) => sortBy === key));
    setLines([...lines, newLine(nextId, free)]);
    setNextId(nextId + 1);
  }

  return { lines, setLines, add };
}

function hasStoredOrder(filter: Filter | undefined): boolean {
  const stored = filter?.query.sorting;
  return Array.isArray(stored) && stored.length > 0;
}

function newLine(id: number, free: string | undefined): Line {
  if (free !== undefined) return { id, sortBy: free, sortOrder: 'desc' };
  return { id, sortBy: 'processVariable', sortOrder: 'desc', parameters: { variable: '', type: 'String' } };
}

function isNameless({ sortBy, parameters }: TaskSorting): boolean {
  return isSortVariable(sortBy) && (parameters?.variable ?? '').trim() === '';
}

function trimmed({ sortBy, sortOrder, parameters }: TaskSorting): TaskSorting {
  if (parameters === undefined) return { sortBy, sortOrder };
  return { sortBy, sortOrder, parameters: { ...parameters, variable: parameters.variable.trim() } };
}
