import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Language, usePluginServices, useTotals } from '@taskweave/plugin-sdk';
import { Field } from '@taskweave/ui/field';
import { CriterionChips } from '@taskweave/widgets/criterion-chips';
import { towardsStart } from '@taskweave/widgets/search/chips/towardsStart';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import { withoutReading } from '@taskweave/widgets/search/readSearch';
import { type KeyboardEvent, useRef, useState } from 'react';
import { relativeDateOf } from '../criteria/relativeDates';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { criterionLabel } from '../draft/criterionLabel';
import { type FilterDraft, rowOf } from '../draft/filterDraft';
import type { SectionProps } from '../draft/SectionProps';
import { checkCriteria } from '../query/checkCriteria';
import type { CriterionDraft } from '../query/criterionDraft';
import { rowChips } from './rowChips';
import { useMatching } from './useMatching';
import { useWords } from './useWords';
import styles from './WordsField.module.css';

export interface WordsFieldProps extends SectionProps {
  readonly onMore: (rowId: number) => void;
}

interface Edited {
  readonly at: number;
  readonly before: FilterDraft['criteria'];
}

/** The criteria of the filter in the words of the search; the list under "More criteria" has the same ones. */
export function WordsField({ draft, onChange, onLeave, errorAt, isReadOnly, onMore }: WordsFieldProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const total = useTotals();
  const services = usePluginServices();
  const { reader, readings, language, drafts, problem } = useWords(draft);
  const matching = useMatching(draft, drafts);
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const { criteria, words } = draft;
  const shown = finished(draft);
  const chips = rowChips(
    shown.map(({ value }) => value),
    draft.query.matchAny,
  );
  const rowsOf = (index: number) => (chips[index]?.places ?? []).flatMap((place) => shown[place] ?? []);

  function accept(): void {
    if (words.trim() === '' || problem !== null) return;
    const at = edited?.at ?? criteria.length;
    onChange({ criteria: criteria.toSpliced(at, 0, ...drafts.map(rowOf)), words: '' });
    setEdited(null);
  }

  function focusOn(index: number): void {
    const pills = frame.current?.querySelectorAll<HTMLElement>('[data-pill]') ?? [];
    (pills[index] ?? input.current)?.focus();
  }

  function remove(index: number): void {
    const rows = rowsOf(index);
    onChange({ criteria: criteria.filter((row) => !rows.includes(row)) });
    setTimeout(() => focusOn(index));
  }

  function edit(index: number): void {
    const { criterion = null } = chips[index] ?? {};
    const rows = rowsOf(index);
    const [first] = rows;
    if (first === undefined) return;
    if (criterion === null) {
      onMore(first.rowId);
      return;
    }
    const text = reader.write({ ...criterion, value: textOf(criterion.value) });
    setEdited({ at: criteria.indexOf(first), before: criteria });
    onChange({ criteria: criteria.filter((row) => !rows.includes(row)), words: text });
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const isAtStart = event.currentTarget.selectionEnd === 0;
    if (event.key === 'Enter' && words.trim() !== '' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (problem === null) accept();
      else onLeave('words');
    } else if (event.key === 'Escape' && words !== '') {
      event.preventDefault();
      event.stopPropagation();
      onChange({ words: '', ...(edited !== null && { criteria: edited.before }) });
      setEdited(null);
    } else if (event.key === 'Backspace' && words === '' && chips.length > 0) {
      event.preventDefault();
      edit(chips.length - 1);
    } else if (event.key === towardsStart(event.currentTarget) && isAtStart && chips.length > 0) {
      event.preventDefault();
      focusOn(chips.length - 1);
    }
  }

  const fault = errorAt('words');
  return (
    <div className={styles.field}>
      <Field
        label={t('words.label')}
        {...(fault !== undefined && {
          error: problem === null ? fault : language.t(`search.problem.${problem}`),
        })}
      >
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the field itself
          <div
            ref={frame}
            className={styles.words}
            data-read-only={isReadOnly || undefined}
            onMouseDown={(event) => {
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              input.current?.focus();
            }}
          >
            {chips.length > 0 && (
              <CriterionChips
                services={services}
                label={language.t('search.criteria')}
                chips={chips.map(({ criterion }, index) => ({
                  criterion,
                  isUnknownName: false,
                  fault: rowsOf(index)
                    .map(({ rowId }) => errorAt(`criterion:${rowId}`))
                    .find((text) => text !== undefined),
                  ...(criterion === null && { said: plainText(t, rowsOf(index)[0]?.value) }),
                }))}
                {...(!isReadOnly && { editing: { edit, move: focusOn }, onRemove: remove })}
              />
            )}
            {!isReadOnly && (
              <input
                {...control}
                ref={input}
                type="text"
                className={styles.input}
                value={words}
                placeholder={chips.length === 0 ? t('words.placeholder') : ''}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={LONGEST_QUERY}
                onChange={(event) => onChange({ words: event.currentTarget.value })}
                onKeyDown={handleKeyDown}
                onBlur={() => {
                  if (words.trim() === '') return;
                  if (problem === null) accept();
                  else onLeave('words');
                }}
              />
            )}
          </div>
        )}
      </Field>
      <div className={styles.line}>
        <span role="status" className={styles.count}>
          {matching !== null && t('words.matching', { number: total(matching) })}
        </span>
        {readings.length > 0 && (
          <CriterionChips
            services={services}
            label={language.t('search.readAs')}
            chips={readings}
            onRemove={(index) => {
              onChange({ words: withoutReading(readings, index) });
              input.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** What is only begun in the list below says nothing yet. */
function finished({ criteria, query }: FilterDraft): FilterDraft['criteria'] {
  const faults = checkCriteria(
    criteria.map(({ value }) => value),
    query,
  );
  return criteria.filter((_, index) => !['key', 'name', 'required'].includes(String(faults[index])));
}

function plainText(t: Language['t'], draft: CriterionDraft | undefined) {
  const { key = '', text = '', items = [] } = draft ?? {};
  const relative = relativeDateOf(text);
  const subject = criterionLabel(t, key);
  const value =
    relative === undefined ? [...items, text].filter(Boolean).join(', ') : t(`relative.${relative.id}`);
  const spoken = [subject, value].filter(Boolean).join(' ');
  return { subject, operator: '', value, kind: '', spoken, brief: spoken };
}
