import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { formQueries } from './formQueries';
import { formSourceQuery } from './formSourceQuery';

const engine = useFakeEngine('demo');
const URL_OF_FORM = 'task/t1/deployed-form';

beforeEach(() => {
  engine.on(`GET ${URL_OF_FORM}`, () => HttpResponse.text('<form></form>'));
});

it.each([
  ['a form', () => formQueries(engine.connect()).source(URL_OF_FORM)],
  [
    'an embedded form',
    () =>
      formSourceQuery(engine.connect(), { url: URL_OF_FORM, userId: 'demo', taskId: 't1', deployment: null }),
  ],
])('asks past caches for the source of %s @T7.30 @S7.60', async (_kind, query) => {
  await query().queryFn({ signal: new AbortController().signal });
  expect(engine.lines().at(-1)).toMatch(/deployed-form\?(?:.*&)?noCache=\d{13}\b/);
});
