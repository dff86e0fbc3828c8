import { expect, test } from 'vitest';
import { cyclonedx } from './cyclonedx.mjs';

const SUBJECT = {
  group: 'io.taskweave',
  name: 'taskweave-webapp',
  version: '1.0.0',
  purl: 'pkg:maven/io.taskweave/a@1.0.0',
};
const PACKAGES = [
  { name: '@codemirror/view', version: '6.1.0', license: 'MIT', homepage: 'https://codemirror.example' },
  { name: 'dompurify', version: '3.4.0', license: '(MPL-2.0 OR Apache-2.0)', homepage: '' },
  { name: 'bpmn-js', version: '18.0.0', license: 'SEE LICENSE IN LICENSE', homepage: '' },
];

test('every package is named as scanners look it up', () => {
  expect(bill().components.map((/** @type {{ purl: string }} */ { purl }) => purl)).toEqual([
    'pkg:npm/%40codemirror/view@6.1.0',
    'pkg:npm/dompurify@3.4.0',
    'pkg:npm/bpmn-js@18.0.0',
  ]);
});

test('licences have their SPDX name, an expression, or their words', () => {
  expect(bill().components.map((/** @type {{ licenses: unknown }} */ { licenses }) => licenses)).toEqual([
    [{ license: { id: 'MIT' } }],
    [{ expression: '(MPL-2.0 OR Apache-2.0)' }],
    [{ license: { name: 'SEE LICENSE IN LICENSE' } }],
  ]);
});

test('the serial number is that of the contents', () => {
  expect(bill().serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(bill().serialNumber).toBe(bill().serialNumber);
  expect(bill(PACKAGES.slice(1)).serialNumber).not.toBe(bill().serialNumber);
});

/** @param {typeof PACKAGES} [packages] */
function bill(packages = PACKAGES) {
  return JSON.parse(cyclonedx({ subject: SUBJECT, packages, epoch: 1_700_000_000 }));
}
