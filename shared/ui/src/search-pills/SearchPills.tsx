import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { FormDialog } from '../confirm-dialog/ConfirmDialog';
import { Icon } from '../icon/Icon';
import { kitText } from '../kit-text/kitText';
import { MenuButton, type MenuEntry } from '../menu/MenuButton';
import { pageLocale } from '../problem/problemText';
import { TextField } from '../text-field/TextField';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { CriterionDialog } from './CriterionDialog';
import {
  faultOfPill,
  NO_PILLS,
  type PillAttribute,
  type PillCriterion,
  type PillFault,
  type PillSearch,
  pillValue,
  usePillSearch,
} from './PillSearch';
import styles from './SearchPills.module.css';
import { type PillStorage, readSavedPills, savePills } from './savedPills';

export type { PillAttribute, PillCriterion, PillFault, PillSearch, PillStorage };
export { faultOfPill, pillValue, usePillSearch };

export interface SearchPillsProps {
  /** What is searched, as the name of the group: "Search jobs". */
  readonly label: string;
  readonly attributes: readonly PillAttribute[];
  readonly search: PillSearch;
  readonly onChange: (search: PillSearch) => void;
  /** Where searches are saved by name, and under which key; without it they are not. */
  readonly saved?: { readonly storage: PillStorage; readonly key: string } | undefined;
}

/**
 * A search as pills, one for each criterion, for a list of a page's own: added from a menu, changed by a press, removed by
 * Delete, all of them met or any, saved under names. The search lives where `usePillSearch` keeps it: in the address.
 *
 * @example
 * const [search, setSearch] = usePillSearch(useNavigation(), 'jobs');
 * <SearchPills label={t('search')} attributes={ATTRIBUTES} search={search} onChange={setSearch} />
 */
export function SearchPills({ label, attributes, search, onChange, saved }: SearchPillsProps) {
  const locale = pageLocale();
  const list = useRef<HTMLUListElement>(null);
  const [dialog, setDialog] = useState<
    { readonly attribute: PillAttribute; readonly index: number } | 'save' | null
  >(null);
  const { criteria, matchAny } = search;

  function put(index: number, criterion: PillCriterion): void {
    onChange({ ...search, criteria: criteria.toSpliced(index, 1, criterion) });
  }

  function remove(index: number): void {
    onChange({ criteria: criteria.toSpliced(index, 1), matchAny: matchAny && criteria.length > 2 });
    // The next one moves up under the focus; after the last there is only the one before, or the menu.
    if (index < criteria.length - 1) return;
    const pills = [...(list.current?.querySelectorAll<HTMLElement>('[data-pill]') ?? [])];
    const menu = list.current?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]');
    (pills[index - 1] ?? menu)?.focus();
  }

  function add(attribute: PillAttribute): void {
    const isWhole = (attribute.operators ?? []).length === 0 && attribute.isNamed !== true;
    if (isWhole) put(criteria.length, { type: attribute.id, name: '', operator: '', value: '' });
    else setDialog({ attribute, index: criteria.length });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to be seen
    <div role="group" aria-label={label} className={styles.bar}>
      <ul ref={list} className={styles.pills}>
        {criteria.map((criterion, index) => (
          <Pill
            // By place: the one that moves up takes over the focus.
            key={index}
            criterion={criterion}
            attributes={attributes}
            onEdit={(attribute) => setDialog({ attribute, index })}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <MenuButton
        label={kitText('search.add', locale)}
        icon="plus"
        size="sm"
        entries={attributes.map((attribute) => ({
          kind: 'action',
          id: attribute.id,
          label: attribute.label,
          onSelect: () => add(attribute),
        }))}
      />
      <PillsEnd search={search} saved={saved} onChange={onChange} onSave={() => setDialog('save')} />
      {dialog === 'save' && saved && (
        <SaveDialog
          onClose={() => setDialog(null)}
          onSave={(name) => savePills(saved.storage, saved.key, name, search)}
        />
      )}
      {dialog !== null && dialog !== 'save' && (
        <CriterionDialog
          attribute={dialog.attribute}
          criterion={criteria[dialog.index] ?? null}
          onFinish={(criterion) => put(dialog.index, criterion)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

interface PillsEndProps extends Pick<SearchPillsProps, 'search' | 'saved' | 'onChange'> {
  readonly onSave: () => void;
}

/** What is done with the search as a whole. */
function PillsEnd({ search, saved, onChange, onSave }: PillsEndProps) {
  const locale = pageLocale();
  const { criteria, matchAny } = search;
  return (
    <>
      {criteria.length > 1 && (
        <MenuButton
          label={kitText(matchAny ? 'search.any' : 'search.all', locale)}
          size="sm"
          entries={[matchEntry(search, onChange)]}
        />
      )}
      {criteria.length > 0 && (
        <IconButton
          icon="close"
          size="sm"
          label={kitText('search.removeAll', locale)}
          onClick={() => onChange(NO_PILLS)}
        />
      )}
      {saved && (
        <MenuButton
          label={kitText('search.saved', locale)}
          icon="star"
          isIconOnly
          size="sm"
          align="end"
          entries={savedEntries(saved, search, onChange, onSave)}
        />
      )}
    </>
  );
}

function matchEntry(search: PillSearch, onChange: SearchPillsProps['onChange']): MenuEntry {
  const locale = pageLocale();
  return {
    kind: 'choice',
    id: 'match',
    label: kitText('search.match', locale),
    value: search.matchAny ? 'any' : 'all',
    options: [
      { value: 'all', label: kitText('search.all', locale) },
      { value: 'any', label: kitText('search.any', locale) },
    ],
    onChange: (value) => onChange({ ...search, matchAny: value === 'any' }),
  };
}

function savedEntries(
  { storage, key }: NonNullable<SearchPillsProps['saved']>,
  search: PillSearch,
  onChange: SearchPillsProps['onChange'],
  onSave: () => void,
): readonly MenuEntry[] {
  const locale = pageLocale();
  const sets = Object.entries(readSavedPills(storage, key)).sort(([one], [other]) =>
    one.localeCompare(other, locale),
  );
  return [
    ...sets.map(
      ([name, one]) =>
        ({ kind: 'action', id: `open ${name}`, label: name, onSelect: () => onChange(one) }) as const,
    ),
    {
      kind: 'action',
      id: 'save',
      label: kitText('search.save', locale),
      icon: 'plus',
      disabled: search.criteria.length === 0,
      onSelect: onSave,
    },
    ...sets.map(
      ([name]) =>
        ({
          kind: 'action',
          id: `delete ${name}`,
          label: kitText('search.delete', locale, { name }),
          icon: 'trash',
          tone: 'danger',
          onSelect: () => savePills(storage, key, name, null),
        }) as const,
    ),
  ];
}

interface PillProps {
  readonly criterion: PillCriterion;
  readonly attributes: readonly PillAttribute[];
  readonly onEdit: (attribute: PillAttribute) => void;
  readonly onRemove: () => void;
}

function Pill({ criterion, attributes, onEdit, onRemove }: PillProps) {
  const locale = pageLocale();
  const attribute = attributes.find(({ id }) => id === criterion.type);
  const fault = faultOfPill(criterion, attributes);
  const operator =
    attribute?.operators?.find(({ id }) => id === criterion.operator)?.label ?? criterion.operator;
  const text = [attribute?.label ?? criterion.type, criterion.name, operator, criterion.value]
    .filter((part) => part !== '')
    .join(' ');

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  }

  return (
    <li className={styles.pill} data-invalid={fault !== null || undefined}>
      <button
        type="button"
        data-pill
        className={styles.criterion}
        aria-keyshortcuts="Delete"
        onClick={() => attribute !== undefined && onEdit(attribute)}
        onKeyDown={handleKeyDown}
      >
        {fault !== null && <Icon name="warning" size={16} />}
        {text}
        {fault !== null && <VisuallyHidden>{`. ${kitText('search.invalid', locale)}`}</VisuallyHidden>}
      </button>
      <IconButton
        icon="close"
        size="sm"
        label={kitText('search.remove', locale, { criterion: text })}
        onClick={onRemove}
      />
    </li>
  );
}

function SaveDialog({
  onSave,
  onClose,
}: {
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}) {
  const locale = pageLocale();
  const [name, setName] = useState('');
  const [isSent, setIsSent] = useState(false);
  return (
    <FormDialog
      size="sm"
      title={kitText('search.save', locale)}
      submitLabel={kitText('search.saveNow', locale)}
      onClose={onClose}
      onSubmit={() => {
        setIsSent(true);
        if (name.trim() === '') return false;
        onSave(name.trim());
        return true;
      }}
    >
      <TextField
        label={kitText('search.setName', locale)}
        required
        value={name}
        onChange={setName}
        error={isSent && name.trim() === '' ? kitText('search.fault.name', locale) : undefined}
      />
    </FormDialog>
  );
}
