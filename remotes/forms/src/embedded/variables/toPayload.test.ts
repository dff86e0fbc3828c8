import { expect, it } from 'vitest';
import { toPayload } from './toPayload';
import { VariableManager } from './VariableManager';

it.each([
  ['differs from its default', 'b', true],
  ['is its default', 'a', false],
])('sends a value that %s, although the engine has it so: %s → %s @S4.14', (_case, value, isSent) => {
  const manager = new VariableManager();
  manager.createVariable({ name: 'x', type: 'String', value, originalValue: value, defaultValue: 'a' });
  expect('x' in toPayload(manager)).toBe(isSent);
});
