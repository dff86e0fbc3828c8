import { expect, it } from 'vitest';
import { modernDmn } from './modernDmn';

const MODERN = '<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/"/>';

it.each([
  'http://www.omg.org/spec/DMN/20151101/dmn.xsd',
  'http://www.omg.org/spec/DMN/20151101/dmn11.xsd',
  'http://www.omg.org/spec/DMN/20180521/MODEL/',
  'https://www.omg.org/spec/DMN/20191111/MODEL/',
])('a model of %s is one of DMN 1.3', (namespace) => {
  expect(modernDmn(`<definitions xmlns="${namespace}"/>`)).toBe(MODERN);
});

it('keeps the namespaces of places and lines, which are those of 1.2', () => {
  const drawing = '<x xmlns:dc="http://www.omg.org/spec/DMN/20180521/DC/"/>';
  expect(modernDmn(drawing)).toBe(drawing);
});
