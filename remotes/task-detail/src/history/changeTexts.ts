import { formatsFor } from '@taskweave/i18n/formats';
import type { SpokenTexts } from '@taskweave/i18n/Texts';
import type { HistoryText } from './texts/historyTexts';

export interface TaskChange {
  readonly type: string;
  readonly changes: readonly PropertyChange[];
}

export interface PropertyChange {
  readonly property: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

const PROPERTIES = [
  'assignee',
  'owner',
  'candidate',
  'name',
  'description',
  'priority',
  'dueDate',
  'followUpDate',
  'delegation',
  'caseInstanceId',
  'parentTask',
  'tenantId',
  'variables',
] as const;
const OPERATIONS = [
  'Create',
  'Start',
  'Claim',
  'Assign',
  'SetOwner',
  'SetPriority',
  'Update',
  'Complete',
  'Resolve',
  'Delegate',
  'Delete',
  'AddUserLink',
  'DeleteUserLink',
  'AddGroupLink',
  'DeleteGroupLink',
  'AddAttachment',
  'DeleteAttachment',
  'SetVariable',
  'SetVariables',
  'ModifyVariable',
  'RemoveVariable',
  'DeleteHistory',
  'UpdateComment',
  'DeleteComment',
] as const;
const DATES = new Set(['dueDate', 'followUpDate']);
const PEOPLE = new Set(['assignee', 'owner', 'userId']);

export function peopleIn(type: string, { property, oldValue, newValue }: PropertyChange): readonly string[] {
  if (!isPerson(type, property)) return [];
  return [oldValue, newValue].filter((value) => value !== null);
}

export function groupsIn(type: string, { oldValue, newValue }: PropertyChange): readonly string[] {
  return isGroup(type) ? [oldValue, newValue].filter((value) => value !== null) : [];
}

export interface ChangeTexts {
  readonly title: string;
  readonly changes: readonly ChangeText[];
}

export interface ChangeText {
  readonly property: string;
  readonly from: string | null;
  readonly to: string | null;
}

export type NameOf = (kind: 'user' | 'group', id: string) => string;

export function changeTexts(
  { t, locale }: SpokenTexts<HistoryText>,
  { type, changes }: TaskChange,
  nameOf: NameOf,
): ChangeTexts {
  return { title: titleOf(), changes: changes.map(textsOf) };

  function titleOf(): string {
    const isTakenAway = type === 'Assign' && changes.every(({ newValue }) => newValue === null);
    if (isTakenAway) return t('history.type.Unassign');
    const known = OPERATIONS.find((operation) => operation === type);
    return known === undefined ? type : t(`history.type.${known}`);
  }

  function textsOf({ property, oldValue, newValue }: PropertyChange): ChangeText {
    return {
      property: nameOfProperty(property),
      from: valueText(property, oldValue),
      to: valueText(property, newValue),
    };
  }

  function nameOfProperty(property: string): string {
    if (property === 'candidate' && isGroup(type)) return t('history.property.candidateGroup');
    if (property === 'candidate' && isPerson(type, property)) return t('history.property.candidateUser');
    const known = PROPERTIES.find((name) => name === property);
    return known === undefined ? property : t(`history.property.${known}`);
  }

  function valueText(property: string, value: string | null): string | null {
    if (value === null || value === '') return null;
    if (DATES.has(property)) return dateText(value);
    if (isPerson(type, property)) return nameOf('user', value);
    if (isGroup(type)) return nameOf('group', value);
    if (property === 'delegation') {
      return value === 'PENDING' || value === 'RESOLVED' ? t(`history.delegation.${value}`) : value;
    }
    return value;
  }

  function dateText(value: string): string {
    const date = new Date(Number(value));
    return value.trim() === '' || Number.isNaN(date.getTime()) ? value : formatsFor(locale).dateTime(date);
  }
}

function isPerson(type: string, property: string): boolean {
  return PEOPLE.has(property) || type === 'AddUserLink' || type === 'DeleteUserLink';
}

function isGroup(type: string): boolean {
  return type === 'AddGroupLink' || type === 'DeleteGroupLink';
}
