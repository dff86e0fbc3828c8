import { expect, it } from 'vitest';
import { faultyType, isFileType, isPlainType, isVariableType, PLAIN_TYPES } from './VariableType';

it('every type that can be typed is one of the engine @T3.37 @S3.4', () => {
  expect([...PLAIN_TYPES].every(isVariableType)).toBe(true);
  expect(['Bytes', 'Null'].map(isVariableType)).toEqual([true, true]);
  expect(['json', 'Money', ''].map(isVariableType)).toEqual([false, false, false]);
});

it('files and structures are not plain', () => {
  expect(['Json', 'Xml', 'Object', 'File', 'Bytes', 'Null'].filter(isPlainType)).toEqual([]);
});

it('a file is one with a name or without', () => {
  expect(['File', 'Bytes', 'Object', undefined].map(isFileType)).toEqual([true, true, false, false]);
});

it('the types that have rules say what is wrong @S5.30', () => {
  expect(['Long', 'Float', 'Number', 'Date', 'String', 'Money'].map(faultyType)).toEqual([
    'Long',
    'Double',
    'Double',
    'Date',
    null,
    null,
  ]);
});
