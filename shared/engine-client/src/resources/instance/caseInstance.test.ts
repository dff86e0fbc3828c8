import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { getCaseBusinessKeys } from './caseInstance';

const engine = useFakeEngine('demo');

it('looks up the keys of many cases in one call @T7.27', async () => {
  const found = [
    { id: 'a', businessKey: 'CLAIM-1' },
    { id: 'b', businessKey: null },
  ];
  engine.on('POST history/case-instance', found);
  expect(await getCaseBusinessKeys(engine.connect(), ['a', 'b', 'a', 'c'])).toEqual({
    a: 'CLAIM-1',
    b: null,
  });
  expect(engine.calls.at(-1)?.body).toBe('{"caseInstanceIds":["a","b","c"]}');
});
