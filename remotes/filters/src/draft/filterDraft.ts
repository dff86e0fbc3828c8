import { type Filter, parseFilter } from '@taskweave/engine-client/resources/filter/filter';
import type { FilterInput } from '@taskweave/engine-client/resources/filter/filterEditing';
import { isInteger } from '@taskweave/engine-client/task-query/isInteger';
import { type CriterionFault, checkCriteria } from '../query/checkCriteria';
import type { CriterionDraft } from '../query/criterionDraft';
import {
  type FilterQueryDraft,
  readFilterQuery,
  withoutKeepsake,
  writeFilterQuery,
  writeKeepsake,
} from '../query/filterQuery';
import { NO_WISH, type PermissionWish, type Reader } from './permissionRules';

export interface Row<T> {
  readonly rowId: number;
  readonly value: T;
}

export interface VariableDraft {
  readonly name: string;
  readonly label: string;
}

export interface FilterDraft {
  readonly name: string;
  readonly description: string;
  readonly priority: string;
  readonly color: string;
  readonly refresh: boolean;
  readonly hideSnoozed: boolean;
  readonly showUndefinedVariable: boolean;
  readonly query: Omit<FilterQueryDraft, 'criteria'>;
  readonly criteria: readonly Row<CriterionDraft>[];
  /** Typed and not yet taken as criteria. */
  readonly words: string;
  readonly variables: readonly Row<VariableDraft>[];
  readonly permissions: PermissionWish;
  readonly pendingReader: Reader;
}

export const DEFAULT_COLOR = '#555555';
const NAME_MAX = 255;
export const NO_READER: Reader = { kind: 'user', id: '' };

let lastRow = 0;

export function rowOf<T>(value: T): Row<T> {
  lastRow += 1;
  return { rowId: lastRow, value };
}

export function newFilterDraft(query: Readonly<Record<string, unknown>> = {}): FilterDraft {
  return readFilterDraft(parseFilter({ id: '', name: '', query }, 'filter'));
}

export function readFilterDraft({ name, query, properties }: Filter): FilterDraft {
  const { criteria, ...rest } = readFilterQuery(query, properties);
  return {
    name,
    description: properties.description ?? '',
    priority: String(properties.priority),
    color: properties.color,
    refresh: properties.refresh,
    hideSnoozed: properties.hideSnoozed,
    showUndefinedVariable: properties.showUndefinedVariable,
    query: rest,
    criteria: criteria.map(rowOf),
    words: '',
    variables: properties.variables.map(rowOf),
    permissions: NO_WISH,
    pendingReader: NO_READER,
  };
}

/** What no criterion of the dialog says. */
export function keptKeys({ query }: FilterDraft): readonly string[] {
  const keys = [...Object.keys(query.kept), ...Object.keys(query.keptInAny)];
  return [...new Set(keys)].filter((key) => key !== 'sorting');
}

export function writeFilterDraft(draft: FilterDraft, original: Filter | null, userId: string): FilterInput {
  const query = writeFilterQuery(
    { ...draft.query, criteria: draft.criteria.map(({ value }) => value) },
    draft.variables.map(({ value }) => value.name.trim()).filter((name) => name !== ''),
  );
  return {
    name: draft.name.trim(),
    owner: original === null ? userId : original.owner,
    query,
    properties: {
      ...withoutKeepsake(original?.properties ?? {}),
      description: draft.description.trim(),
      priority: Number(draft.priority.trim()),
      color: draft.color.trim(),
      refresh: draft.refresh,
      hideSnoozed: draft.hideSnoozed,
      showUndefinedVariable: draft.showUndefinedVariable,
      variables: draft.variables.map(({ value }) => ({
        // Other applications may store more per variable.
        ...value,
        name: value.name.trim(),
        label: value.label.trim(),
      })),
      ...writeKeepsake(query),
    },
  };
}

export const SECTIONS = ['criteria', 'variables', 'appearance'] as const;

/** Null for what is never folded. */
export type SectionId = (typeof SECTIONS)[number] | null;

export interface FilterFault {
  readonly section: SectionId;
  readonly place: string;
  readonly fault: CriterionFault | 'name-length' | 'color' | 'words';
}

export function checkFilterDraft(draft: FilterDraft): readonly FilterFault[] {
  return [...checkBasics(draft), ...checkAppearance(draft), ...checkRows(draft), ...checkVariables(draft)];
}

function checkBasics({ name, words }: FilterDraft): readonly FilterFault[] {
  const faults: FilterFault[] = [];
  if (name.trim() === '') faults.push({ section: null, place: 'name', fault: 'required' });
  if (name.trim().length > NAME_MAX) faults.push({ section: null, place: 'name', fault: 'name-length' });
  if (words.trim() !== '') faults.push({ section: null, place: 'words', fault: 'words' });
  return faults;
}

function checkAppearance({ priority, color }: FilterDraft): readonly FilterFault[] {
  const faults: FilterFault[] = [];
  if (!isInteger(priority.trim()))
    faults.push({ section: 'appearance', place: 'priority', fault: 'integer' });
  if (!isHexColor(color.trim())) faults.push({ section: 'appearance', place: 'color', fault: 'color' });
  return faults;
}

function checkRows({ criteria, query }: FilterDraft): readonly FilterFault[] {
  const faults = checkCriteria(
    criteria.map(({ value }) => value),
    query,
  );
  return criteria.flatMap(({ rowId }, index) => {
    const fault = faults[index];
    return fault ? [{ section: 'criteria' as const, place: `criterion:${rowId}`, fault }] : [];
  });
}

function checkVariables({ variables }: FilterDraft): readonly FilterFault[] {
  return variables.flatMap(({ rowId, value }) =>
    (['name', 'label'] as const)
      .filter((field) => value[field].trim() === '')
      .map((field) => ({
        section: 'variables' as const,
        place: `variable:${rowId}:${field}`,
        fault: 'required' as const,
      })),
  );
}

export function isHexColor(text: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

export function withPendingReader(draft: FilterDraft): FilterDraft {
  const { permissions, pendingReader } = draft;
  const id = pendingReader.id.trim();
  if (id === '' || permissions.everyone === true) return { ...draft, pendingReader: NO_READER };
  const added = [...permissions.added, { ...pendingReader, id }];
  return { ...draft, permissions: { ...permissions, added }, pendingReader: NO_READER };
}
