import { expect, it } from 'vitest';
import { VariableManager } from './VariableManager';

function managerWith(variable: Parameters<VariableManager['createVariable']>[0]): VariableManager {
  const manager = new VariableManager();
  manager.createVariable(variable);
  return manager;
}

it('refuses a name that is taken @S5.27', () => {
  const manager = managerWith({ name: 'a' });
  expect(() => manager.createVariable({ name: 'a' })).toThrow(
    'Cannot add variable with name a: already exists.',
  );
});

it('refuses to remove what is not there', () => {
  expect(() => new VariableManager().destroyVariable('a')).toThrow(
    'Cannot remove variable with name a: variable does not exist.',
  );
});

it('asks for nothing more once the variables were fetched @S5.27', () => {
  const manager = new VariableManager();
  manager.fetchVariable('a');
  manager.isVariablesFetched = true;
  expect(() => manager.fetchVariable('b')).toThrow(
    'Illegal State: cannot call fetchVariable(), variables already fetched.',
  );
  expect([...manager.requested]).toEqual(['a']);
});

it('does not take names of the language for variables', () => {
  expect(new VariableManager().variable('constructor')).toBeUndefined();
  expect(new VariableManager().variableValue('toString')).toBeNull();
});

it('takes such names where a form declares them', () => {
  const manager = managerWith({ name: '__proto__', value: 1 });
  expect(manager.variableNames()).toEqual(['__proto__']);
  expect(manager.variableValue('__proto__')).toBe(1);
});

it.each([
  ['Integer', '', null],
  ['Float', '', null],
  ['Boolean', '', null],
  ['Date', '', null],
  ['String', '', ''],
  ['String', null, null],
  ['String', undefined, null],
  ['Integer', '100', 100],
  ['Integer', 100, 100],
])('sets a %s to %j as %j @S5.9', (type, given, value) => {
  const manager = managerWith({ name: 'a', type });
  expect(manager.variableValue('a', given)).toBe(value);
  expect(manager.variable('a')?.value).toBe(value);
});

it.each([
  ['unknown to the engine', { type: 'String', value: null }, true],
  ['the same', { type: 'Integer', value: 1, originalValue: 1 }, false],
  ['another', { type: 'Integer', value: 2, originalValue: 1 }, true],
  ['the same JSON', { type: 'Json', value: { a: 1 }, originalValue: '{"a":1}' }, false],
  ['another JSON', { type: 'Json', value: { a: 2 }, originalValue: '{"a":1}' }, true],
  [
    'an object as JSON',
    {
      type: 'Object',
      value: [1],
      originalValue: '[1]',
      valueInfo: { serializationDataFormat: 'application/json' },
    },
    false,
  ],
  [
    'the same moment',
    { type: 'Date', value: '2013-01-23T12:42:42', originalValue: '2013-01-23T13:42:42.000+0200' },
    false,
  ],
  ['an emptied date', { type: 'Date', value: null, originalValue: '2013-01-23T13:42:42.000+0200' }, true],
  ['an object of another format', { type: 'Object', value: 'rO0', originalValue: 'rO0' }, false],
])('isDirty: %s @S4.14', (_case, variable, isDirty) => {
  expect(managerWith({ name: 'a', ...variable }).isDirty('a')).toBe(isDirty);
});

it('puts back what a submission that came to nothing has changed', () => {
  const manager = managerWith({ name: 'a', type: 'String', value: 'before' });
  const undo = manager.keep();
  manager.variableValue('a', 'after');
  manager.createVariable({ name: 'b' });
  undo();
  expect(manager.variableNames()).toEqual(['a']);
  expect(manager.variableValue('a')).toBe('before');
});
