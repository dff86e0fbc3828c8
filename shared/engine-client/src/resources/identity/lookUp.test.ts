import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { DIRECTORY_SIZE, findChoice, listDirectory, searchDirectory } from './lookUp';

const engine = useFakeEngine('demo');

const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Anne', email: 'mary@camunda.org' };
const NAMELESS = { id: 'robot', firstName: null, lastName: null, email: null };

describe('the directory', () => {
  it('has all users by name, in one call', async () => {
    engine.on('GET user', [MARY, NAMELESS]);
    expect(await listDirectory(engine.connect(), 'user')).toEqual({
      choices: [
        { id: 'mary', name: 'Mary Anne' },
        { id: 'robot', name: 'robot' },
      ],
      isComplete: true,
    });
    expect(engine.lines()).toEqual([
      'GET api/engine/engine/default/user?sortBy=firstName&sortOrder=asc&maxResults=200',
    ]);
  });

  it('has a process once, whatever the number of tenants that have it', async () => {
    const invoice = { id: 'invoice:1:7', key: 'invoice', name: 'Invoice approval', version: 1 };
    const answer = [
      { ...invoice, tenantId: 'north' },
      { ...invoice, tenantId: 'south' },
    ];
    engine.on('GET process-definition', answer);
    const { choices } = await listDirectory(engine.connect(), 'process');
    expect(choices).toEqual([{ id: 'invoice', name: 'Invoice approval' }]);
    expect(engine.lines()[0]).toContain('process-definition?latest=true&sortBy=name');
  });

  it('says when there are more', async () => {
    const many = Array.from({ length: DIRECTORY_SIZE }, (_, index) => ({ id: `g${index}`, name: null }));
    engine.on('GET group', many);
    expect((await listDirectory(engine.connect(), 'group')).isComplete).toBe(false);
  });
});

describe('the search', () => {
  it('finds users by id and by either name, each of them once, however the name is typed', async () => {
    engine.on('GET user', [MARY]);
    expect(await searchDirectory(engine.connect(), 'user', 'mary')).toEqual([
      { id: 'mary', name: 'Mary Anne' },
    ]);
    const queries = engine.lines().map((line) => decodeURIComponent(line.split('?')[1] ?? ''));
    expect(queries).toEqual([
      'id=mary&maxResults=20',
      'firstNameLike=%mary%&maxResults=20',
      'lastNameLike=%mary%&maxResults=20',
      'firstNameLike=%Mary%&maxResults=20',
      'lastNameLike=%Mary%&maxResults=20',
    ]);
  });

  it('takes two words for a first and a last name', async () => {
    engine.on('GET user', []);
    await searchDirectory(engine.connect(), 'user', 'mary an');
    const queries = engine.lines().map((line) => decodeURIComponent(line.split('?')[1] ?? ''));
    expect(queries).toContain('firstNameLike=%Mary%&lastNameLike=%An%&maxResults=20');
  });

  it('finds cases by key and name', async () => {
    engine.on('GET case-definition', []);
    await searchDirectory(engine.connect(), 'case', 'claim');
    const queries = engine.lines().map((line) => decodeURIComponent(line.split('?')[1] ?? ''));
    expect(queries).toEqual([
      'latestVersion=true&key=claim&maxResults=20',
      'latestVersion=true&nameLike=%claim%&maxResults=20',
      'latestVersion=true&keyLike=%claim%&maxResults=20',
      'latestVersion=true&nameLike=%Claim%&maxResults=20',
      'latestVersion=true&keyLike=%Claim%&maxResults=20',
    ]);
  });

  it('finds groups by id and name', async () => {
    engine.on('GET group', ({ query }) => {
      const name = query.get('nameLike');
      return HttpResponse.json(name === '%Sales%' ? [{ id: 'sales', name: 'Sales' }] : []);
    });
    expect(await searchDirectory(engine.connect(), 'group', 'sales')).toEqual([
      { id: 'sales', name: 'Sales' },
    ]);
  });
});

it('knows the one with an id, or that there is none @T7.29', async () => {
  engine.on('GET tenant', ({ query }) => {
    const id = query.get('id');
    return HttpResponse.json(id === 'north' ? [{ id: 'north', name: 'North branch' }] : []);
  });
  const client = engine.connect();
  expect([await findChoice(client, 'tenant', 'north'), await findChoice(client, 'tenant', 'west')]).toEqual([
    { id: 'north', name: 'North branch' },
    null,
  ]);
});
