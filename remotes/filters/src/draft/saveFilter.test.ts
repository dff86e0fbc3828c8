import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { parseFilters } from '@taskweave/engine-client/resources/filter/filter';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { newFilterDraft } from './filterDraft';
import { NO_WISH } from './permissionRules';
import { saveFilter } from './saveFilter';

const engine = useFakeEngine('demo');

const STORED = { id: 'f1', name: 'Mine', owner: 'demo', query: {}, properties: {} };
const REFUSAL = { type: 'AuthorizationException', message: 'You may not' };
const MARY = { kind: 'user', id: 'mary' } as const;
const SALES = { kind: 'group', id: 'sales' } as const;
const nothing = () => new HttpResponse(null, { status: 204 });

const draft = { ...newFilterDraft(), name: 'Mine', permissions: { ...NO_WISH, added: [MARY, SALES] } };

let entries: () => HttpResponse<unknown[] | typeof REFUSAL> = () => HttpResponse.json([]);

function serve(refuse: (body: { readonly userId: string | null }) => boolean = () => false): void {
  entries = () => HttpResponse.json([]);
  engine.on('POST filter/create', STORED);
  engine.on('PUT filter/f1', nothing);
  engine.on('GET authorization', () => entries());
  engine.on('POST authorization/create', async ({ request }) => {
    const body = (await request.json()) as { userId: string | null };
    return refuse(body)
      ? HttpResponse.json(REFUSAL, { status: 403 })
      : HttpResponse.json({ id: 'a', ...body });
  });
}

function writes(): readonly string[] {
  return engine
    .lines()
    .filter((line) => /^(POST|PUT|DELETE)/.test(line))
    .map((line) => line.replace('api/engine/engine/default/', ''));
}

describe('saving', () => {
  it('stores the filter first, then who may read it @T4.37', async () => {
    serve();
    const outcome = await saveFilter(engine.connect(), {
      draft,
      original: null,
      userId: 'demo',
      known: [],
      mayRepeat: async () => false,
    });
    expect(outcome).toMatchObject({ kind: 'saved', filter: { id: 'f1' } });
    expect(writes()).toEqual([
      'POST filter/create',
      'POST authorization/create',
      'POST authorization/create',
    ]);
  });

  it('asks for no permissions where none was touched', async () => {
    serve();
    const untouched = { ...draft, permissions: NO_WISH };
    await saveFilter(engine.connect(), {
      draft: untouched,
      original: null,
      userId: 'demo',
      known: [],
      mayRepeat: async () => false,
    });
    expect(engine.lines().filter((line) => line.includes('authorization'))).toEqual([]);
  });

  it('changes no permission where the filter could not be saved @T8.2', async () => {
    serve();
    engine.on('PUT filter/f9', REFUSAL, 403);
    const [original = null] = parseFilters([{ ...STORED, id: 'f9' }]);
    const outcome = await saveFilter(engine.connect(), {
      draft,
      original,
      userId: 'demo',
      known: [],
      mayRepeat: async () => false,
    });
    expect(outcome).toMatchObject({ kind: 'filter-failed' });
    expect(writes()).toEqual(['PUT filter/f9']);
  });

  it('goes on after a refused permission, says which, and can be repeated @T8.4', async () => {
    let isRefusing = true;
    serve(({ userId }) => isRefusing && userId === 'mary');
    const client = engine.connect();
    const outcome = await saveFilter(client, {
      draft,
      original: null,
      userId: 'demo',
      known: [],
      mayRepeat: async () => false,
    });
    expect(outcome).toMatchObject({
      kind: 'permissions-failed',
      done: [{ who: SALES, isGranted: true }],
      failures: [
        {
          who: MARY,
          isGranted: true,
          error: expect.objectContaining({ problem: expect.objectContaining({ kind: 'forbidden' }) }),
        },
      ],
      left: { everyone: null, added: [MARY], removed: [] },
    });
    if (outcome.kind !== 'permissions-failed') return;
    isRefusing = false;
    entries = () =>
      HttpResponse.json([
        { id: 'a', type: 1, userId: null, groupId: 'sales', permissions: ['READ'], resourceId: 'f1' },
      ]);
    engine.calls.length = 0;
    const second = await saveFilter(client, {
      draft,
      original: outcome.filter,
      userId: 'demo',
      known: [],
      mayRepeat: async () => false,
    });
    expect(second.kind).toBe('saved');
    expect(writes()).toEqual(['PUT filter/f1', 'POST authorization/create']);
  });

  it('asks for nothing more once nobody is signed in, and says what is left', async () => {
    serve(() => {
      engine.user = null;
      return false;
    });
    const permissions = { ...NO_WISH, added: [MARY, SALES, { kind: 'user', id: 'john' } as const] };
    const request = {
      draft: { ...draft, permissions },
      original: null,
      userId: 'demo',
      known: [],
      mayRepeat: async () => false,
    };
    expect(await saveFilter(engine.connect(), request)).toMatchObject({
      kind: 'permissions-failed',
      done: [{ who: MARY }],
      failures: [
        { who: SALES, error: null },
        { who: { id: 'john' }, error: null },
      ],
    });
    expect(writes()).toHaveLength(3);
  });

  it('says that the filter is there where its permissions cannot be read @T8.5', async () => {
    serve();
    entries = () => HttpResponse.json(REFUSAL, { status: 403 });
    const outcome = await saveFilter(engine.connect(), {
      draft,
      original: null,
      userId: 'demo',
      known: [],
      mayRepeat: async () => false,
    });
    expect(outcome).toMatchObject({ kind: 'permissions-unread', filter: { id: 'f1' } });
  });
});

describe('a filter whose answer was lost', () => {
  const request = { draft: newFilterDraft(), original: null, userId: 'demo', mayRepeat: async () => false };
  const named = { ...request, draft: { ...request.draft, name: 'Mine' } };
  const OLD = { ...STORED, id: 'f0' };
  const creations = () => writes().filter((line) => line === 'POST filter/create');

  let isAway = true;

  function lose(stored: readonly object[]): void {
    engine.on('POST filter/create', () =>
      isAway ? HttpResponse.html('<h1>504</h1>', { status: 504 }) : HttpResponse.json(STORED),
    );
    engine.on('GET filter', stored);
  }

  it('is found by its name and its owner, and not made twice', async () => {
    lose([OLD, STORED]);
    const outcome = await saveFilter(engine.connect(), { ...named, known: parseFilters([OLD]) });
    expect(outcome).toMatchObject({ kind: 'saved', filter: { id: 'f1' } });
    expect(creations()).toHaveLength(1);
  });

  it('is not one of the same name that was there before, and is made by the second try', async () => {
    lose([OLD]);
    const first = await saveFilter(engine.connect(), { ...named, known: parseFilters([OLD]) });
    expect(
      first.kind === 'filter-failed' && first.error instanceof LostAnswerError && first.error.finding,
    ).toBe('not-done');
    isAway = false;
    const second = await saveFilter(engine.connect(), { ...named, known: parseFilters([OLD]) });
    expect(second).toMatchObject({ kind: 'saved', filter: { id: 'f1' } });
  });

  it('is stored once more where it was only changed', async () => {
    let calls = 0;
    engine.on('PUT filter/f1', () => {
      calls += 1;
      return calls === 1 ? HttpResponse.error() : nothing();
    });
    const original = parseFilters([STORED])[0] ?? null;
    expect(await saveFilter(engine.connect(), { ...named, original, known: [] })).toMatchObject({
      kind: 'saved',
    });
    expect(calls).toBe(2);
  });
});
