import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { REST_ROOT, useFakeEngine } from '../../testing/fakeEngine';
import { createDeployment, findDeployment } from './deployment';

const engine = useFakeEngine();
const SINCE = new Date('2026-11-22T10:00:00Z');
const LOST = {
  name: 'Orders',
  tenantId: null,
  files: ['a.bpmn', 'b.form'],
  since: SINCE,
  known: new Set<string>(),
};

const deployment = (id: string) => ({
  id,
  name: 'Orders',
  source: null,
  deploymentTime: '2026-11-22T10:00:01.000+0000',
  tenantId: null,
});

function answer(files: Readonly<Record<string, readonly string[]>>, mayRead: boolean): void {
  engine.user = 'demo';
  engine.answer(
    http.get(`${REST_ROOT}/deployment`, () => HttpResponse.json(Object.keys(files).map(deployment))),
    http.get(`${REST_ROOT}/deployment/:id/resources`, ({ params }) =>
      HttpResponse.json((files[String(params.id)] ?? []).map((name) => ({ id: name, name }))),
    ),
    http.get(`${REST_ROOT}/authorization/check`, () => HttpResponse.json({ authorized: mayRead })),
  );
}

it('finds a deployment by its name, its time and its files', async () => {
  answer({ other: ['c.bpmn'], ours: ['a.bpmn', 'b.form'] }, true);
  expect(await findDeployment(engine.connect(), LOST)).toMatchObject({ kind: 'done', value: { id: 'ours' } });
  const [asked] = engine.lines().filter((line) => line.includes('/deployment?'));
  expect(asked).toContain('name=Orders&after=');
  expect(asked).toContain('withoutTenantId=true');
});

it('takes some of the files for ours, where only what has changed was deployed', async () => {
  answer({ ours: ['b.form'] }, true);
  expect(await findDeployment(engine.connect(), LOST)).toMatchObject({ kind: 'done' });
});

it.each([
  [true, 'not-done'],
  [false, 'unclear'],
])('says what was not found by who may read all (%s): %s', async (mayRead, kind) => {
  answer({ known: ['a.bpmn'] }, mayRead);
  expect(await findDeployment(engine.connect(), { ...LOST, known: new Set(['known']) })).toEqual({ kind });
});

it('reads what was made of the files', async () => {
  engine.user = 'demo';
  engine.answer(
    http.post(`${REST_ROOT}/deployment/create`, () =>
      HttpResponse.json({
        ...deployment('d'),
        deployedProcessDefinitions: {
          'p:1:x': {
            id: 'p:1:x',
            key: 'p',
            name: null,
            version: 1,
            resource: 'a.bpmn',
            startableInTasklist: true,
          },
        },
        deployedDecisionDefinitions: {
          'r:3:y': { id: 'r:3:y', key: 'r', name: 'Rates', version: 3, resource: 'r.dmn' },
        },
        deployedCaseDefinitions: null,
      }),
    ),
  );
  const { definitions } = await createDeployment(engine.connect(), { name: 'Orders', files: [] });
  expect(definitions.map(({ kind, key, version, isStartable }) => [kind, key, version, isStartable])).toEqual(
    [
      ['process', 'p', 1, true],
      ['decision', 'r', 3, false],
    ],
  );
});
