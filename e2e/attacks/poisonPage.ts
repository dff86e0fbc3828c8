import type { Page, Route } from '@playwright/test';
import { PAYLOADS } from './payloads';
import { type Dealer, type Kept, pathOf, poisoned } from './poison';

const AT = '2026-01-23T13:42:42.657+0200';

const MADE_UP: readonly (readonly [path: RegExp, item: Readonly<Record<string, unknown>>])[] = [
  [
    /^incident$/,
    {
      id: 'made-up-incident',
      incidentType: 'failedJob',
      incidentTimestamp: AT,
      failedActivityId: 'Pack',
      activityId: 'Pack',
      incidentMessage: 'Unknown property',
      annotation: 'Under repair',
      rootCauseIncidentId: 'made-up-incident',
      configuration: 'made-up-job',
      processInstanceId: 'made-up-instance',
      processDefinitionId: 'made-up:1:1',
    },
  ],
  [/comment$/, { id: 'made-up-comment', userId: 'mary', time: AT, message: 'Call back' }],
  [
    /^task\/\{\}\/attachment$/,
    {
      id: 'made-up-attachment',
      name: 'Contract',
      description: 'Signed',
      type: 'application/pdf',
      url: 'https://example.org/contract.pdf',
      createTime: AT,
    },
  ],
  [
    /^history\/user-operation$/,
    {
      id: 'made-up-operation',
      operationId: 'made-up-operation',
      operationType: 'Assign',
      entityType: 'Task',
      userId: 'mary',
      timestamp: AT,
      property: 'assignee',
      orgValue: 'John',
      newValue: 'Mary',
    },
  ],
  [
    /^history\/decision-instance$/,
    {
      id: 'made-up-evaluation',
      decisionDefinitionId: 'assign:1',
      decisionDefinitionKey: 'assign',
      decisionDefinitionName: 'Assign an approver',
      evaluationTime: AT,
      activityId: 'Decide',
      rootDecisionInstanceId: null,
      inputs: [{ clauseName: 'Amount', type: 'String', value: 'large', errorMessage: null }],
      outputs: [
        {
          clauseName: 'Group',
          variableName: 'group',
          ruleId: 'r1',
          ruleOrder: 1,
          type: 'String',
          value: 'sales',
        },
      ],
    },
  ],
  [
    /^batch(\/statistics)?$/,
    { id: 'made-up-batch', type: 'instance-migration', createUserId: 'mary', totalJobs: 3 },
  ],
  [/^tenant$/, { id: 'north', name: 'North' }],
  [/^group$/, { id: 'sales', name: 'Sales', type: 'WORKFLOW' }],
];

const ADDRESSED = PAYLOADS.filter(({ sink }) => /address/i.test(sink)).map(({ name, text }, index) => ({
  id: `addressed-${index}`,
  name,
  description: null,
  type: 'link',
  url: text,
  createTime: null,
}));

export interface PoisonWishes {
  readonly manner?: 'answers' | 'refusals';
  readonly kept?: Kept;
  readonly refusesChanges?: boolean;
}

const SPARED = /\/auth\/|\/engine\/?$|\/authorization|\/locales\/|\/plugin\//;
const ASKED =
  /^(task|variable-instance|process-instance|.*\/(list|count)|history\/.*|identity\/password-policy|task\/count)$/;

export async function poisonPage(page: Page, dealer: Dealer, wishes: PoisonWishes = {}): Promise<void> {
  const { manner = 'answers', kept = 'little', refusesChanges = false } = wishes;
  let refused = 0;
  await page.route(
    ({ pathname }) => pathname.includes('/api/') && !SPARED.test(pathname),
    async (route) => {
      const request = route.request();
      const path = pathOf(request.url());
      const isChange = !/GET|OPTIONS/.test(request.method()) && !ASKED.test(path);
      if (request.method() !== 'OPTIONS' && (isChange ? refusesChanges : manner === 'refusals')) {
        refused += 1;
        return route.fulfill(refusal(dealer, refused));
      }
      return isChange ? route.continue() : answer(route, path, dealer, kept);
    },
  );
}

async function answer(route: Route, path: string, dealer: Dealer, kept: Kept): Promise<void> {
  const response = await route.fetch().catch(() => null);
  if (response === null) return route.abort();
  const type = response.headers()['content-type'] ?? '';
  const text = await response.text();
  if (/\/(stacktrace|errorDetails)$/.test(path))
    return route.fulfill({ status: 200, contentType: 'text/plain', body: dealer.next() });
  if (/text\/plain/.test(type) && text !== '') return route.fulfill({ response, body: dealer.next() });
  if (!/json/.test(type) || text === '') return route.fulfill({ response });
  const body = poisoned(withMadeUp(JSON.parse(text), path), dealer, path, kept);
  const all = path.endsWith('/attachment') && Array.isArray(body) ? [...body, ...ADDRESSED] : body;
  const json = JSON.stringify(all);
  // An object literal cannot have `__proto__` as an own key, so it is inserted as text.
  const polluting = json.replace(
    /^\{/,
    '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},',
  );
  const isMap = /variables|localVariables|form-variables|count/i.test(route.request().url());
  return route.fulfill({ response, body: isMap ? json : polluting.replace(/,\}$/, '}') });
}

function withMadeUp(body: unknown, path: string): unknown {
  if (!Array.isArray(body) || body.length > 0) return body;
  const item = MADE_UP.find(([of]) => of.test(path))?.[1];
  return item === undefined ? body : [item];
}

function refusal({ next }: Dealer, nth: number): Parameters<Route['fulfill']>[0] {
  const missing = { permissionName: next(), resourceName: next(), resourceId: next() };
  const place = { message: next(), line: 1, column: 1, elementIds: [next()] };
  const refusals: readonly (readonly [status: number, body: object])[] = [
    [500, { type: next(), message: next(), code: 1 }],
    [403, { type: 'AuthorizationException', message: next(), missingAuthorizations: [missing] }],
    [400, { type: 'RestException', message: next(), code: 22 }],
    [404, { type: 'InvalidRequestException', message: next() }],
    [
      400,
      {
        type: 'ParseException',
        message: next(),
        details: { [next()]: { errors: [place], warnings: [place] } },
      },
    ],
    [400, { type: 'OptimisticLockingException', message: next() }],
    [403, { type: 'AuthorizationException', message: next(), ...missing }],
  ];
  const [status, json] = refusals[nth % refusals.length] ?? [500, {}];
  return { status, headers: { 'X-Request-Id': 'attack' }, json };
}
