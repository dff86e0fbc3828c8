import { describe, expect, it } from 'vitest';
import { pagesOf, useFakeEngine } from '../../testing/fakeEngine';
import options from '../../testing/recorded/filter-options-200.json';
import rows from '../../testing/recorded/filter-rows-200.json';
import filters from '../../testing/recorded/filters-200.json';
import { countTasks, listTasks } from '../task/taskList';
import { canCreateFilter, getFilterRights, listFilters, parseFilters } from './filter';

const engine = useFakeEngine('demo');

describe('listFilters', () => {
  it('reads all of them in one call, without a count @S7.21', async () => {
    engine.on('GET filter', filters);
    const found = await listFilters(engine.connect());
    expect(found.map(({ name }) => name)).toEqual(filters.map(({ name }) => name));
    expect(engine.lines()).toEqual([
      'GET api/engine/engine/default/filter?resourceType=Task&itemCount=false&firstResult=0&maxResults=2000',
    ]);
  });

  it('goes on after a full batch @T7.4 @T9.6', async () => {
    const many = Array.from({ length: 2001 }, (_, index) => ({ id: `f${index}`, name: `Filter ${index}` }));
    engine.on(
      'GET filter',
      pagesOf(() => many),
    );
    const found = await listFilters(engine.connect());
    expect(found).toHaveLength(2001);
    expect(engine.calls).toHaveLength(2);
  });
});

describe('parseFilters', () => {
  it('keeps keys of query and properties that it does not know @T3.1', () => {
    const [filter] = parseFilters([
      { id: '1', name: 'Mine', query: { futureKey: [1] }, properties: { acme: { risk: true }, priority: 5 } },
    ]);
    expect(filter?.query).toEqual({ futureKey: [1] });
    expect(filter?.properties).toMatchObject({ acme: { risk: true }, priority: 5 });
  });

  it('calls a variable without a label by its name, and keeps what else is known of it @T3.13', () => {
    const variables = [{ name: 'a' }, { name: 'b', label: '' }, { name: 'c', label: null, width: 80 }];
    const [filter] = parseFilters([{ id: 'f', name: 'F', properties: { variables } }]);
    expect(filter?.properties.variables).toEqual([
      { name: 'a', label: 'a' },
      { name: 'b', label: 'b' },
      { name: 'c', label: 'c', width: 80 },
    ]);
  });

  it('falls back where properties are absent or of another shape', () => {
    const strange = {
      color: 7,
      priority: '12',
      variables: [{ name: 'a', label: 'A' }, 'b', { label: 'C' }],
      refresh: 'yes',
    };
    const [bare, odd, odder] = parseFilters([
      { id: '1', name: 'Bare', properties: null },
      { id: '2', name: 'Odd', properties: strange },
      { id: '3', name: 'Odder', properties: { priority: { toString: 0 } } },
    ]);
    expect(bare?.properties).toEqual({
      description: null,
      priority: 0,
      color: '#555555',
      refresh: false,
      showUndefinedVariable: false,
      hideSnoozed: false,
      variables: [],
    });
    expect(odder?.properties.priority).toBe(0);
    expect(odd?.properties).toMatchObject({
      color: '#555555',
      priority: 12,
      variables: [{ name: 'a', label: 'A' }],
      refresh: false,
    });
  });

  it.each([
    '#c0ffee',
    '#FA0',
    'rebeccapurple',
    'rgb(10, 20, 30)',
    'hsla(120deg 50% 50% / 0.5)',
    'oklch(0.7 0.1 none)',
  ])('takes the colour %s', (color) => {
    const [filter] = parseFilters([{ id: 'f', name: 'F', properties: { color } }]);
    expect(filter?.properties.color).toBe(color);
  });

  it.each(['', 'url(//example.org/a)', 'red url(a)', 'rgb(url(a))', '#c0ffee;x:y', 'image-set("a")', 'a:b'])(
    'takes no colour of %j',
    (color) => {
      const [filter] = parseFilters([{ id: 'f', name: 'F', properties: { color } }]);
      expect(filter?.properties.color).toBe('#555555');
    },
  );

  it('names the field that is not right', () => {
    expect(() => parseFilters([{ id: '1', name: 'Mine' }, { id: '2' }])).toThrow('filters[1].name');
  });
});

describe('listTasks', () => {
  const page = {
    filterId: 'f/1',
    sorting: [{ sortBy: 'created', sortOrder: 'desc' }],
    firstResult: 30,
    maxResults: 15,
  } as const;

  it('asks for plain rows, with a unique last sort key @T3.27 @T7.5', async () => {
    engine.on('POST filter/:id/list', rows);
    const tasks = await listTasks(engine.connect(), page);
    const call = engine.calls.at(-1);
    expect(call?.line).toBe(
      'POST api/engine/engine/default/filter/f%252F1/list?firstResult=30&maxResults=15',
    );
    expect(call?.headers.get('Accept')).toBe('application/json');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      active: true,
      sorting: [
        { sortBy: 'created', sortOrder: 'desc' },
        { sortBy: 'id', sortOrder: 'asc' },
      ],
    });
    expect(tasks.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it("narrows the filter's query by a search @S7.22", async () => {
    engine.on('POST filter/:id/list', []);
    await listTasks(engine.connect(), { ...page, query: { nameLike: '%invoice%' } });
    expect(JSON.parse(engine.calls.at(-1)?.body ?? '')).toMatchObject({
      nameLike: '%invoice%',
      active: true,
    });
  });
});

it('counts the tasks of a filter @T3.26', async () => {
  engine.on('POST filter/1/count', { count: 10123 });
  expect(await countTasks(engine.connect(), '1')).toBe(10123);
});

it('rights are read from the links of OPTIONS @T6.2 @T7.7 @S7.24', async () => {
  engine.on('OPTIONS filter', options);
  engine.on('OPTIONS filter/1', { links: [{ method: 'PUT', href: '', rel: 'update' }] });
  engine.on('OPTIONS filter/2', { links: [] });
  const client = engine.connect();
  expect(await canCreateFilter(client)).toBe(true);
  expect(await getFilterRights(client, '1')).toEqual({ canUpdate: true, canDelete: false });
  expect(await getFilterRights(client, '2')).toEqual({ canUpdate: false, canDelete: false });
});
