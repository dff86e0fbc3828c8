import { describe, expect, it } from 'vitest';
import type { EngineConnection } from '../EngineClient';
import { useFakeEngine } from './fakeEngine';

let page: EngineConnection | null = null;
const ask = () => page?.get('task').catch(() => 'refused');

describe.each(['a file', 'the next file of the same worker'])('the engine of %s', () => {
  const engine = useFakeEngine('demo');

  it.each(['a test', 'the next test'])('hears nothing from the page of the test before: %s', async () => {
    await ask();
    expect(engine.lines()).toEqual([]);

    page = engine.connect();
    engine.on('GET task', []);
    expect(await ask()).toEqual([]);
    void ask();
  });
});
