import type { Page, Route } from '@playwright/test';
import { ADDRESSED, MADE_UP } from './madeUp';
import { type Dealer, type Kept, pathOf, poisoned } from './poison';

export type Manner = 'answers' | 'refusals';

interface Wishes {
  readonly manner?: Manner;
  readonly kept?: Kept;
  readonly refusesChanges?: boolean;
}

const SPARED = /\/auth\/|\/engine\/?$|\/authorization|\/locales\/|\/plugin\//;
const ASKED =
  /^(task|variable-instance|process-instance|.*\/(list|count)|history\/.*|identity\/password-policy|task\/count)$/;

export async function poisonPage(page: Page, dealer: Dealer, wishes: Wishes = {}): Promise<void> {
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
    return route.fulfill({ status: 200, contentType: 'text/plain', body: dealer.next(`${path}#`) });
  if (/text\/plain/.test(type) && text !== '')
    return route.fulfill({ response, body: dealer.next(`${path}#`) });
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

function refusal(dealer: Dealer, nth: number): Parameters<Route['fulfill']>[0] {
  const said = (key: string) => dealer.next(`refusal#${key}`);
  const missing = {
    permissionName: said('permissionName'),
    resourceName: said('resourceName'),
    resourceId: said('resourceId'),
  };
  const place = {
    message: said('details.message'),
    line: 1,
    column: 1,
    elementIds: [said('details.elementIds')],
  };
  const [status, body] = [
    [500, { type: said('type'), message: said('message'), code: 1 }],
    [403, { type: 'AuthorizationException', message: said('message'), missingAuthorizations: [missing] }],
    [400, { type: 'RestException', message: said('message'), code: 22 }],
    [404, { type: 'InvalidRequestException', message: said('message') }],
    [
      400,
      {
        type: 'ParseException',
        message: said('message'),
        details: { [said('details')]: { errors: [place], warnings: [place] } },
      },
    ],
    [400, { type: 'OptimisticLockingException', message: said('message') }],
    [403, { type: 'AuthorizationException', message: said('message'), ...missing }],
  ][nth % 7] as [number, object];
  return { status, headers: { 'X-Request-Id': 'attack' }, json: body };
}
