const ALLOWED = [
  'MIT',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '(MPL-2.0 OR Apache-2.0)',
];

const BPMN_IO = /The source code responsible for displaying the bpmn\.io project watermark/;

/**
 * Undefined if it may be shipped.
 * @param {string} license
 * @param {readonly { text: string }[]} texts
 * @returns {string | undefined}
 */
export function licenceFault(license, texts) {
  if (ALLOWED.includes(license)) return undefined;
  if (/^SEE LICENSE IN /.test(license) && texts.some(({ text }) => BPMN_IO.test(text.replace(/\s+/g, ' ')))) {
    return undefined;
  }
  return `the licence "${license}" is none of those that may be shipped (scripts/release/inventory/licenceFault.mjs)`;
}
