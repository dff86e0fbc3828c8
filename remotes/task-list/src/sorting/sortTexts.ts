import type { TaskSorting } from '@taskweave/engine-client/resources/filter';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';

/** What a key sorts by: a field of the task, or the name of a variable. */
export function sortKeyText({ sortBy, parameters }: TaskSorting, { t }: Language): string {
  return parameters?.variable ?? t(`sort.by.${sortBy}`);
}

/** The whole order in words: "Due date, ascending, and Priority, descending". */
export function sortingText(sorting: readonly TaskSorting[], language: Language): string {
  const keys = sorting.map(
    (key) =>
      `${sortKeyText(key, language)} (${language.t(`sort.${key.sortOrder}`).toLocaleLowerCase(language.locale)})`,
  );
  return formatsFor(language.locale).list(keys);
}
