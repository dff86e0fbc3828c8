import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';
import { isSortField, isSortVariable } from '../address/sortKeys';

export function sortKeyText(
  { sortBy, parameters }: TaskSorting,
  language: Pick<Language, 't'>,
  variables: readonly FilterVariable[],
): string {
  if (parameters === undefined) return fieldText(sortBy, language);
  const { variable } = parameters;
  return variables.find(({ name }) => name === variable)?.label ?? variable;
}

export function fieldText(sortBy: string, { t }: Pick<Language, 't'>): string {
  return isSortField(sortBy) || isSortVariable(sortBy) ? t(`sort.by.${sortBy}`) : sortBy;
}

export function directionText({ sortOrder }: TaskSorting, { t, locale }: Language): string {
  return t(`sort.${sortOrder}`).toLocaleLowerCase(locale);
}

export function sortingText(
  sorting: readonly TaskSorting[],
  language: Language,
  variables: readonly FilterVariable[],
): string {
  const keyText = (key: TaskSorting) => sortKeyText(key, language, variables);
  const [only, ...others] = sorting;
  if (only !== undefined && others.length === 0) return `${keyText(only)}, ${directionText(only, language)}`;
  const keys = sorting.map((key) => `${keyText(key)} (${directionText(key, language)})`);
  return formatsFor(language.locale).list(keys);
}
