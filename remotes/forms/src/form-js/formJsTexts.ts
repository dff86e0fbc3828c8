import type { Language, TextKey } from '@taskweave/plugin-sdk';

const KEYS: Readonly<Record<string, TextKey>> = {
  'Field is required.': 'formJs.required',
  'Field must match pattern {value}.': 'formJs.pattern',
  'Field must have minimum value of {value}.': 'formJs.min',
  'Field must have maximum value of {value}.': 'formJs.max',
  'Field must have minimum length of {value}.': 'formJs.minLength',
  'Field must have maximum length of {value}.': 'formJs.maxLength',
  'Field must be a valid email.': 'formJs.email',
  'Field must be a valid international phone number. (e.g. +4930664040900)': 'formJs.phone',
  'Value is not a number.': 'formJs.number',
  'Min validation value is not a valid number.': 'formJs.badLimit',
  'Max validation value is not a valid number.': 'formJs.badLimit',
  'Value is expected to be an integer.': 'formJs.integer',
  'Value is expected to have at most 1 decimal digit.': 'formJs.oneDecimal',
  'Value is expected to have at most {value} decimal digits.': 'formJs.decimals',
  'Please select a valid value, the two nearest valid values are {previousValue} and {nextValue}.':
    'formJs.step',
  'Date and time must both be entered.': 'formJs.dateTime',
  'Not taken: {text}': 'formJs.notTaken',
  'Refused: {origin}': 'formJs.frameRefused',
  'No content to show.': 'formJs.noContent',
  "External content couldn't be loaded.": 'formJs.noExternal',
  Increment: 'formJs.increment',
  Decrement: 'formJs.decrement',
  'Skip to search': 'formJs.skip',
  'Remove tag': 'common.remove',
  Search: 'formJs.search',
  Select: 'formJs.select',
  'No results': 'formJs.noResults',
  'All values selected': 'formJs.allSelected',
  'Nothing to show.': 'formJs.nothing',
  '{page} of {total}': 'formJs.page',
  'Previous page': 'common.previousPage',
  'Next page': 'common.nextPage',
  'Click to sort by {value} descending': 'formJs.sortDown',
  'Click to sort by {value} ascending': 'formJs.sortUp',
  'Click to remove sorting': 'formJs.unsort',
  Browse: 'formJs.browse',
  'No files selected': 'formJs.noFiles',
  '{value} files selected': 'formJs.files',
  'Unable to download document': 'formJs.noDownload',
  'Download {fileName}': 'formJs.download',
  'Add new': 'common.add',
  'Expand all ({value})': 'formJs.expand',
  Collapse: 'formJs.collapse',
};

export function translateFormJs(
  t: Language['t'],
): (template: string, values?: Readonly<Record<string, unknown>>) => string {
  return (template, values = {}) => {
    const key = Object.hasOwn(KEYS, template) ? KEYS[template] : undefined;
    if (key !== undefined) return t(key, values);
    return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
  };
}
