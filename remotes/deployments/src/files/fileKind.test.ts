import { expect, it } from 'vitest';
import { baseName, fileKind, leadingFile } from './fileKind';

it.each([
  ['order.bpmn', 'bpmn'],
  ['order.bpmn20.xml', 'bpmn'],
  ['order.bpmn.xml', 'model-name'],
  ['claim.cmmn', 'cmmn'],
  ['rates.dmn11.xml', 'dmn'],
  ['forms/order.form', 'form'],
  ['forms/order.html', 'html'],
  ['rates.groovy', 'script'],
  ['logo.png', 'other'],
  ['bpmn', 'other'],
])('knows by the name what the engine makes of %s: %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

it.each([
  ['models/order.bpmn', 'order'],
  ['order.v2.bpmn', 'order.v2'],
  ['order.bpmn20.xml', 'order'],
])('names a deployment after %s', (name, base) => {
  expect(baseName(name)).toBe(base);
});

it.each([
  [['forms/order.html', 'order.bpmn', 'rates.dmn'], 'order.bpmn'],
  [['rates.dmn'], 'rates.dmn'],
  [['order.html', 'logo.png'], 'order.html'],
  [[], null],
])('of %j a deployment is shown at %s', (names, first) => {
  expect(leadingFile(names)).toBe(first);
});
