/** Licences of software that we hand on, as an Apache-2.0 product may. A new one is read by somebody before it stands here. */
const ALLOWED = [
  'MIT',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '(MPL-2.0 OR Apache-2.0)',
];

/** The bpmn.io licence is MIT's with one condition more, which we keep: its sign stays visible in diagrams and forms. */
const BPMN_IO = /The source code responsible for displaying the bpmn\.io project watermark/;

/**
 * Why a package cannot be shipped, as far as its licence goes.
 *
 * @param {string} license as its package.json says it
 * @param {readonly { text: string }[]} texts of its licence and notices
 * @returns {string | undefined} nothing where it can
 */
export function licenceFault(license, texts) {
  if (ALLOWED.includes(license)) return undefined;
  if (/^SEE LICENSE IN /.test(license) && texts.some(({ text }) => BPMN_IO.test(text.replace(/\s+/g, ' ')))) {
    return undefined;
  }
  return `the licence "${license}" is none of those that may be shipped (scripts/release/inventory/licenceFault.mjs)`;
}
