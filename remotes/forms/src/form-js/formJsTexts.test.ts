import { expect, it } from 'vitest';
import { translateFormJs } from './formJsTexts';

const translate = translateFormJs((key, values) => `${key} ${JSON.stringify(values)}`);

it.each([
  ['Field is required.', {}, 'formJs.required {}'],
  ['Field must have minimum value of {value}.', { value: 3 }, 'formJs.min {"value":3}'],
  ['Something new about {value} and {other}', { value: 3 }, 'Something new about 3 and {other}'],
])('%s', (template, values, expected) => {
  expect(translate(template, values)).toBe(expected);
});
