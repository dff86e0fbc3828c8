import type { TaskSorting } from '@taskweave/engine-client/resources/taskList';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';

/** What a key sorts by: a field of the task, or the name of a variable. */
export function sortKeyText({ sortBy, parameters }: TaskSorting, { t }: Language): string {
  return parameters?.variable ?? t(`sort.by.${sortBy}`);
}

/** "descending", within a sentence. */
export function directionText({ sortOrder }: TaskSorting, { t, locale }: Language): string {
  return t(`sort.${sortOrder}`).toLocaleLowerCase(locale);
}

/** The whole order in words: "Priority, descending", of several "Due date (ascending) and Priority (descending)". */
export function sortingText(sorting: readonly TaskSorting[], language: Language): string {
  const [only, ...others] = sorting;
  if (only !== undefined && others.length === 0)
    return `${sortKeyText(only, language)}, ${directionText(only, language)}`;
  const keys = sorting.map((key) => `${sortKeyText(key, language)} (${directionText(key, language)})`);
  return formatsFor(language.locale).list(keys);
}
