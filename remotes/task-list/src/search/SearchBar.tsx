import { useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { Kbd } from '@taskweave/ui/kbd';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { NO_SEARCH } from '../address/Search';
import type { ListQuery } from '../address/useListQuery';
import { SearchPill } from './criterion/SearchPill';
import { type SearchDraft, stepOf } from './criterion/searchDraft';
import { attributeLabel, operatorSign } from './criterion/searchTexts';
import styles from './SearchBar.module.css';
import { SearchMenu } from './saved/SearchMenu';
import { SEARCH_FIELD_ID } from './searchPanelStore';
import type { SuggestionListHandle } from './suggestions/SuggestionList';
import { useKnownVariables, useSearchBar } from './useSearchBar';

const loadList = () => import(/* webpackChunkName: "search" */ './suggestions/SuggestionList');
const SuggestionList = lazy(loadList);
/** Only a head start: the list itself tells what came of it. */
function prefetchList(): void {
  loadList().catch(() => undefined);
}

const DraftParts = lazy(() => import(/* webpackChunkName: "search" */ './criterion/DraftParts'));
const ValueDialog = lazy(() => import(/* webpackChunkName: "list-dialogs" */ './criterion/ValueDialog'));

/** The criteria of the search and the field for the next one: a combobox that asks for one part after the other. */
export function SearchBar({ list }: { readonly list: ListQuery }) {
  const language = useTranslation();
  const { t } = language;
  const listId = useId();
  const known = useKnownVariables(list.filter);
  const bar = useSearchBar(list.search, [...known.variables, ...known.otherVariables]);
  const handle = useRef<SuggestionListHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Arrow keys that were pressed while the list was on its way. */
  const earlySteps = useRef(0);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { criteria } = list.search;
  const { draft, text, isOpen, input } = bar;
  const step = stepOf(draft);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        return;
      case 'Enter':
        event.preventDefault();
        if (!isOpen || handle.current?.pick() !== true) bar.takeText();
        return;
      case 'Escape':
        // Only what there is to leave here; what surrounds the search has its own Escape.
        if (!isOpen && draft === null && text === '') return;
        event.preventDefault();
        event.stopPropagation();
        if (isOpen && draft === null && bar.editing === null) bar.setOpen(false);
        else {
          bar.cancel();
          bar.setOpen(false);
        }
        return;
      case 'Backspace':
        if (text !== '') return;
        event.preventDefault();
        if (!bar.back() && criteria.length > 0) focusPill(criteria.length - 1);
        return;
      case 'ArrowLeft':
        if (input.current?.selectionStart !== 0) return;
        if (draft !== null) focusLastPart(event);
        else if (criteria.length > 0) {
          event.preventDefault();
          focusPill(criteria.length - 1);
        }
    }
  }

  function move(step: 1 | -1): void {
    if (!isOpen) bar.setOpen(true);
    else if (handle.current === null) earlySteps.current += step;
    else handle.current.move(step);
  }

  function handlePillKeyDown(event: KeyboardEvent, index: number): void {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: criteria.length }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focusPill(Math.max(0, target));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(index);
    }
  }

  function remove(index: number): void {
    bar.remove(index);
    // Once the others have moved up: the one that takes its place, else the field.
    requestAnimationFrame(() => focusPill(index));
  }

  function changePart(next: SearchDraft): void {
    const index = bar.editing ?? 0;
    // The menu that was chosen from goes with the draft.
    if (bar.changePart(next)) requestAnimationFrame(() => focusPill(index));
  }

  function focusLastPart(event: KeyboardEvent): void {
    const part = [...(frame.current?.querySelectorAll<HTMLElement>('[data-draft] button') ?? [])].at(-1);
    if (part === undefined) return;
    event.preventDefault();
    part.focus();
  }

  function focusPill(index: number): void {
    const pills = frame.current?.querySelectorAll<HTMLElement>('[data-pill]');
    const pill = pills?.[index];
    if (pill === undefined) input.current?.focus();
    else pill.focus();
  }

  function handleBlur(event: FocusEvent): void {
    if (frame.current?.contains(event.relatedTarget) || isInMenu(event.relatedTarget)) return;
    bar.setOpen(false);
    // A value that was typed counts; half a criterion waits for its person to come back.
    if (step === 'value' && text.trim() !== '' && bar.dialog === null) bar.takeText();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left all of its parts.
    <div ref={frame} className={styles.bar} onBlur={handleBlur}>
      <div className={styles.parts}>
        <Icon name="search" size={16} />
        {criteria.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one.
          <ul role="list" aria-label={t('search.criteria')} className={styles.pills}>
            {criteria.map((criterion, index) =>
              index === bar.editing ? null : (
                <SearchPill
                  key={index}
                  criterion={criterion}
                  problem={list.problems[index] ?? null}
                  onEdit={() => bar.edit(index)}
                  onRemove={() => remove(index)}
                  onKeyDown={(event) => handlePillKeyDown(event, index)}
                />
              ),
            )}
          </ul>
        )}
        {draft !== null && (
          <span className={styles.draft} data-draft id={`${listId}-draft`}>
            {bar.editing === null ? (
              <>
                <b>{draft.name ?? attributeLabel(language, draft.attribute.key)}</b>
                {draft.operator !== null && ` ${operatorSign(language, draft.operator)}`}
              </>
            ) : (
              <Suspense fallback={null}>
                <DraftParts draft={draft} onChange={changePart} />
              </Suspense>
            )}
          </span>
        )}
        <input
          ref={input}
          id={SEARCH_FIELD_ID}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={t('search.label')}
          aria-describedby={draft === null ? undefined : `${listId}-draft`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={(isOpen && activeId) || undefined}
          aria-keyshortcuts="/"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={draft === null && criteria.length > 0 ? '' : t(`search.placeholder.${step}`)}
          value={text}
          onChange={(event) => {
            bar.setText(event.currentTarget.value);
            bar.setOpen(true);
          }}
          onFocus={prefetchList}
          onPointerEnter={prefetchList}
          onClick={() => bar.setOpen(true)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div className={styles.ends}>
        {draft === null && criteria.length === 0 && text === '' && <Kbd keys="/" />}
        {criteria.length > 0 && (
          <IconButton
            icon="close"
            size="sm"
            label={t('search.removeAll')}
            onClick={() => {
              bar.cancel();
              bar.change(NO_SEARCH);
              input.current?.focus();
            }}
          />
        )}
        <SearchMenu search={list.search} onChange={bar.change} />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            draft={draft}
            text={text}
            {...known}
            handle={handle}
            earlySteps={earlySteps}
            onActiveChange={setActiveId}
            onPick={(action) => {
              bar.take(action);
              input.current?.focus();
            }}
          />
        </Suspense>
      )}
      {bar.dialog !== null && (
        <Suspense fallback={null}>
          <ValueDialog
            draft={bar.dialog}
            text={text}
            onClose={bar.closeDialog}
            onFinish={(value) => {
              bar.finish(value);
              input.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Menus stand elsewhere on the page, and give the focus back. */
function isInMenu(target: Element | null): boolean {
  return target !== null && target.closest('[role="menu"]') !== null;
}
