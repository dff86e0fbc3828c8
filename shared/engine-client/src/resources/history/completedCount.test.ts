import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { countCompletedTasks } from './completedCount';

const engine = useFakeEngine('demo');

it('asks once for all words, and for keys in capitals', async () => {
  engine.on('POST history/task/count', { count: 3 });
  expect(await countCompletedTasks(engine.connect(), ['invoice', '5%'])).toBe(3);
  expect(JSON.parse(engine.calls.at(-1)?.body ?? '')).toEqual({
    finished: true,
    taskDeleteReason: 'completed',
    orQueries: [
      {
        taskNameLike: '%invoice%',
        taskDescriptionLike: '%invoice%',
        processInstanceBusinessKeyLike: '%INVOICE%',
      },
      { taskNameLike: '%5\\%%', taskDescriptionLike: '%5\\%%', processInstanceBusinessKeyLike: '%5\\%%' },
    ],
  });
});
