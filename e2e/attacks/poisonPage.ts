import type { Page, Route } from '@playwright/test';
import { PAYLOADS } from './payloads';
import { type Dealer, type Kept, pathOf, poisoned } from './poison';

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
  const body = poisoned(JSON.parse(text), dealer, path, kept);
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
