import type { DraftDatabase, DraftKey } from '../drafts/DraftDatabase';
import { randomName } from '../drafts/DraftDatabase';
import { KEY_LENGTH } from '../drafts/draftCipher';

export function createMemoryDraftDatabase(now: () => number = Date.now): DraftDatabase {
  const keys = new Map<string, DraftKey>();
  const files = new Map<string, Uint8Array>();
  return {
    takeKey: async (engine, user) => {
      const name = JSON.stringify([engine, user]);
      const secret = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
      const key = { ...(keys.get(name) ?? { id: randomName(), engine, user, secret }), usedAt: now() };
      keys.set(name, key);
      return key;
    },
    keepKey: async (key) => {
      const name = JSON.stringify([key.engine, key.user]);
      keys.set(name, keys.get(name) ?? key);
      return keys.get(name) ?? key;
    },
    dropKeys: async (isOver) => {
      for (const [name, key] of keys) if (isOver(key)) keys.delete(name);
    },
    keyIds: async () => [...keys.values()].map(({ id }) => id),
    putFile: async (id, sealed) => void files.set(id, sealed),
    getFile: async (id) => files.get(id) ?? null,
    hasFile: async (id) => files.has(id),
    dropFiles: async (isOver) => {
      for (const id of files.keys()) if (isOver(id)) files.delete(id);
    },
  };
}
