import { beforeAll, expect, test } from 'vitest';
import { openTypes } from '../types/openTypes.mjs';
import { isComponent, readComponent, spelled } from './readComponent.mjs';

/** @type {Record<string, import('./readComponent.mjs').ComponentFacts>} */
let components;

beforeAll(() => {
  const files = ['button/Button', 'icon/Icon', 'date-time-picker/DatePopover'];
  components = openTypes((types) =>
    Object.fromEntries(
      files
        .flatMap((file) => types.exportsOf(`shared/ui/src/${file}.tsx`))
        .filter((symbol) => isComponent(symbol, types))
        .map((symbol) => readComponent(symbol, types))
        .map((component) => [component.name, component]),
    ),
  );
}, 120_000);

/** @param {string} component @param {string} name */
const prop = (component, name) => components[component]?.props.find((one) => one.name === name);

test('functions that draw nothing are no components', () => {
  expect(Object.keys(components)).toEqual(['Button', 'Icon', 'DatePopover']);
});

test('a prop is spelled as its source spells it, with its docstring and what it is where none is given', () => {
  expect(prop('Icon', 'name')).toMatchObject({ type: 'IconName', isRequired: true, initial: null });
  expect(prop('Icon', 'size')).toMatchObject({
    type: '16 | 20',
    isRequired: false,
    initial: '16',
    doc: 'Edge in pixels.',
  });
});

test('props of a union are there once, with the kinds that it takes', () => {
  expect(prop('Button', 'variant')).toMatchObject({ type: 'ButtonVariant', initial: "'quiet'" });
  expect(prop('Button', 'href')).toMatchObject({ type: 'string', isRequired: false });
});

test('the attributes of elements are not listed, but mentioned', () => {
  expect(prop('Button', 'onClick')).toBeUndefined();
  expect(components.Button?.takesNative).toBe(true);
  expect(components.Icon?.takesNative).toBe(false);
});

test('inherited props count, and a default export is known as such', () => {
  expect(prop('DatePopover', 'locale')?.isRequired).toBe(true);
  expect(components.DatePopover?.isDefault).toBe(true);
});

test.each([
  ["| 'md'\n  | 'sm'\n  | undefined", "'md' | 'sm'"],
  ['((id: string) => void) | undefined', '(id: string) => void'],
  ['{\n  /** Words. */\n  readonly label: string;\n} | undefined', '{ label: string; }'],
  ['readonly (string | undefined)[]', '(string | undefined)[]'],
])('the type %s', (type, expected) => {
  expect(spelled(type)).toBe(expected);
});
