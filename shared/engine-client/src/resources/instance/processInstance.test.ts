import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { getBusinessKeys } from './processInstance';

const engine = useFakeEngine('demo');

it('looks up many instances in one call @T3.35 @T7.27', async () => {
  const found = [
    { id: 'a', businessKey: 'ORDER-1' },
    { id: 'b', businessKey: null },
  ];
  engine.on('POST process-instance', found);
  expect(await getBusinessKeys(engine.connect(), ['a', 'b', 'a', 'c'])).toEqual({ a: 'ORDER-1', b: null });
  expect(engine.calls.at(-1)?.body).toBe('{"processInstanceIds":["a","b","c"]}');
});
