// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { openDraftDatabase } from './DraftDatabase';

class Connection {
  onversionchange = () => {};
  onclose = () => {};
  isOpen = true;

  close(): void {
    this.isOpen = false;
  }

  transaction() {
    if (!this.isOpen) throw new DOMException('closed', 'InvalidStateError');
    return { objectStore: () => ({ count: () => new Request(0) }) };
  }
}

class Request {
  readonly transaction = null;
  readonly result: unknown;

  constructor(result: unknown) {
    this.result = result;
  }

  set onsuccess(tell: () => void) {
    queueMicrotask(tell);
  }
}

let connections: Connection[];

beforeEach(() => {
  connections = [];
  vi.stubGlobal('IDBOpenDBRequest', class {});
  vi.stubGlobal('indexedDB', {
    open() {
      const connection = new Connection();
      connections.push(connection);
      return new Request(connection);
    },
  });
});

async function connectionsAfterUse(database: { hasFile(id: string): Promise<boolean> }): Promise<number> {
  await database.hasFile('a');
  return connections.length;
}

it('connects once', async () => {
  const database = await openDraftDatabase();
  await connectionsAfterUse(database);
  expect(await connectionsAfterUse(database)).toBe(1);
});

it.each(['onversionchange', 'onclose'] as const)('lets go at %s, and connects again', async (event) => {
  const database = await openDraftDatabase();
  const [first] = connections;
  first?.[event]();
  expect(first?.isOpen).toBe(false);
  expect(await connectionsAfterUse(database)).toBe(2);
  first?.onclose();
  expect(await connectionsAfterUse(database)).toBe(2);
});
