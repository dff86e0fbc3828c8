import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { REST_ROOT, useFakeEngine } from '../testing/fakeEngine';
import {
  DIRECTORY_SIZE,
  listGroupDirectory,
  listUserDirectory,
  searchGroups,
  searchUsers,
} from './identityLookup';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Anne', email: 'mary@camunda.org' };
const NAMELESS = { id: 'robot', firstName: null, lastName: null, email: null };

describe('the directory', () => {
  it('has all users by name, in one call', async () => {
    engine.answer(http.get(`${REST_ROOT}/user`, () => HttpResponse.json([MARY, NAMELESS])));
    expect(await listUserDirectory(engine.connect())).toEqual({
      identities: [
        { id: 'mary', name: 'Mary Anne' },
        { id: 'robot', name: 'robot' },
      ],
      isComplete: true,
    });
    expect(engine.lines()).toEqual([
      'GET api/engine/engine/default/user?sortBy=firstName&sortOrder=asc&maxResults=200',
    ]);
  });

  it('says when there are more', async () => {
    const many = Array.from({ length: DIRECTORY_SIZE }, (_, index) => ({ id: `g${index}`, name: null }));
    engine.answer(http.get(`${REST_ROOT}/group`, () => HttpResponse.json(many)));
    expect((await listGroupDirectory(engine.connect())).isComplete).toBe(false);
  });
});

describe('the search', () => {
  it('finds users by id and by either name, each of them once, however the name is typed', async () => {
    engine.answer(http.get(`${REST_ROOT}/user`, () => HttpResponse.json([MARY])));
    expect(await searchUsers(engine.connect(), 'mary')).toEqual([{ id: 'mary', name: 'Mary Anne' }]);
    const queries = engine.lines().map((line) => decodeURIComponent(line.split('?')[1] ?? ''));
    expect(queries).toEqual([
      'id=mary&maxResults=20',
      'firstNameLike=%mary%&maxResults=20',
      'lastNameLike=%mary%&maxResults=20',
      'firstNameLike=%Mary%&maxResults=20',
      'lastNameLike=%Mary%&maxResults=20',
    ]);
  });

  it('finds groups by id and name', async () => {
    engine.answer(
      http.get(`${REST_ROOT}/group`, ({ request }) => {
        const name = new URL(request.url).searchParams.get('nameLike');
        return HttpResponse.json(name === '%Sales%' ? [{ id: 'sales', name: 'Sales' }] : []);
      }),
    );
    expect(await searchGroups(engine.connect(), 'sales')).toEqual([{ id: 'sales', name: 'Sales' }]);
  });
});
