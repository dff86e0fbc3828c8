import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useRef, useState } from 'react';
import { isSortVariable, SORT_FIELDS } from '../address/sortKeys';
import { useListQuery } from '../address/useListQuery';
import styles from './SortDialog.module.css';
import { SortKeyFields } from './SortKeyFields';
import { sortKeyText } from './sortTexts';

export interface SortDialogProps {
  readonly sorting: readonly TaskSorting[];
  readonly onSort: (sorting: readonly TaskSorting[]) => void;
  readonly onClose: () => void;
}

interface Line extends TaskSorting {
  /** Stays with the key while it moves. */
  readonly id: number;
}

/** Several sort keys, their order and directions; variables among them. */
export default function SortDialog({ sorting, onSort, onClose }: SortDialogProps) {
  const language = useTranslation();
  const { t } = language;
  const { filter } = useListQuery();
  const [lines, setLines] = useState<readonly Line[]>(() => sorting.map((key, id) => ({ ...key, id })));
  const [nextId, setNextId] = useState(sorting.length);
  const [isSent, setIsSent] = useState(false);
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const used = new Set(lines.map(({ sortBy }) => sortBy));
  const free = SORT_FIELDS.find((key) => !used.has(key));
  const variables = filter?.properties.variables ?? [];
  const storedOrder = filter?.query.sorting;
  const hasStoredOrder = Array.isArray(storedOrder) && storedOrder.length > 0;

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
    requestAnimationFrame(() => {
      const selects = list.current?.querySelectorAll('select[data-sort-key]');
      const next = selects?.[Math.min(index, selects.length - 1)];
      if (next instanceof HTMLElement) next.focus();
    });
  }

  return (
    <Dialog
      isOpen
      size="md"
      title={t('sort.title')}
      closeLabel={t('close')}
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
            {t('search.apply')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      {hasStoredOrder && <Note icon="info">{t('sort.stored')}</Note>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without numbers is one. */}
      <ol ref={list} role="list" className={styles.list}>
        {lines.map((line, index) => {
          const key = sortKeyText(line, language, variables) || t(`sort.by.${line.sortBy}`);
          return (
            <li key={line.id} className={styles.line}>
              <SortKeyFields
                line={line}
                place={index + 1}
                used={used}
                error={isSent && isNameless(line) ? t('sort.nameless') : undefined}
                onChange={(next) => change({ ...next, id: line.id })}
              />
              <div className={styles.buttons}>
                <IconButton
                  icon="chevron-up"
                  label={t('sort.up', { key })}
                  aria-disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t('sort.down', { key })}
                  aria-disabled={index === lines.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="close"
                  label={t('sort.remove', { key })}
                  aria-disabled={lines.length === 1}
                  onClick={() => remove(index)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div role="status">
        <VisuallyHidden>{moved}</VisuallyHidden>
      </div>
      <Button
        icon="plus"
        onClick={() => {
          setLines([...lines, newLine(nextId, free)]);
          setNextId(nextId + 1);
        }}
      >
        {t('sort.add')}
      </Button>
    </Dialog>
  );
}

/** The next field that is not used; a variable where all of them are. */
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
