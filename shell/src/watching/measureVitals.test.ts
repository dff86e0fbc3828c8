// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { measureVitals } from './measureVitals';

let tell: (type: string, ...entries: object[]) => void;
/** What the browser has noticed, and has not delivered yet. */
let late: (type: string, ...entries: object[]) => void;

beforeEach(() => {
  const observers = new Map<string, (list: { getEntries: () => object[] }) => void>();
  const waiting = new Map<string, object[]>();
  // As in browsers, whose entries have their members from a prototype.
  late = (type, ...entries) => void waiting.set(type, entries);
  tell = (type, ...entries) =>
    observers.get(type)?.({ getEntries: () => entries.map((entry) => Object.create(entry)) });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
      private type = '';
      constructor(private readonly take: (list: { getEntries: () => object[] }) => void) {}
      observe({ type }: { type: string }) {
        this.type = type;
        observers.set(type, this.take);
      }
      takeRecords() {
        return waiting.get(this.type) ?? [];
      }
      disconnect() {
        observers.delete(this.type);
      }
    },
  );
  document.body.innerHTML = '';
});

it('takes the last of the largest paints', () => {
  const read = measureVitals({ page: document, hasTask: false });
  tell('largest-contentful-paint', { startTime: 400.4 }, { startTime: 1200.6 });
  expect(read()).toEqual([
    { name: 'LCP', value: 1201 },
    { name: 'CLS', value: 0 },
  ]);
});

it('takes what the browser has not delivered yet, and nothing after it was read', () => {
  const read = measureVitals({ page: document, hasTask: false });
  late('event', { interactionId: 1, duration: 80 });
  expect(read()).toContainEqual({ name: 'INP', value: 80 });
  tell('event', { interactionId: 2, duration: 900 });
  expect(read()).toContainEqual({ name: 'INP', value: 80 });
});

it('takes the worst burst of movements, without those that follow a press', () => {
  const read = measureVitals({ page: document, hasTask: false });
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });
  tell('layout-shift', shift(0, 0.1), shift(900, 0.1), shift(3000, 0.05), shift(3100, 0.9, true));
  expect(read()).toEqual([{ name: 'CLS', value: 0.2 }]);
});

it('takes the slowest press, and of many the second', () => {
  const read = measureVitals({ page: document, hasTask: false });
  tell(
    'event',
    { interactionId: 0, duration: 900 },
    { interactionId: 1, duration: 80 },
    { interactionId: 1, duration: 120 },
  );
  expect(read()).toContainEqual({ name: 'INP', value: 120 });

  const again = measureVitals({ page: document, hasTask: false });
  tell(
    'event',
    ...Array.from({ length: 50 }, (_, index) => ({ interactionId: index + 1, duration: 100 + index })),
  );
  expect(again()).toContainEqual({ name: 'INP', value: 148 });
});

it('takes the first row, and the first field where the address named a task', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  const readAll = measureVitals({ page: document, hasTask: true });
  const readList = measureVitals({ page: document, hasTask: false });
  document.body.innerHTML = '<div data-row="0"></div>';
  await Promise.resolve();
  now.mockReturnValue(250);
  document.body.insertAdjacentHTML('beforeend', '<div data-plugin="taskweave-forms"><input></div>');
  await Promise.resolve();
  now.mockReturnValue(900);
  document.body.insertAdjacentHTML('beforeend', '<div data-row="1"></div>');
  await Promise.resolve();
  expect(readAll()).toEqual(
    expect.arrayContaining([
      { name: 'FIRST_LIST', value: 100 },
      { name: 'FIRST_FORM', value: 250 },
    ]),
  );
  expect(readList().map(({ name }) => name)).toEqual(['FIRST_LIST', 'CLS']);
});
