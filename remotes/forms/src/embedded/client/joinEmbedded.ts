import { isRecord } from '@taskweave/engine-client/readShape';

type Part = Record<string, unknown>;

export function joinEmbedded(answer: unknown): unknown {
  if (!isRecord(answer) || !isRecord(answer._embedded)) return answer;
  const embedded = answer._embedded;
  for (const collection of Object.values(embedded)) {
    for (const part of partsOf(collection)) {
      const own: Part = isRecord(part._embedded) ? { ...part._embedded } : {};
      for (const [name, id] of Object.entries(part)) {
        const stem = name.replace(/Id$/, '');
        const found = stem === name ? undefined : partsOf(embedded[stem]).find((other) => other.id === id);
        if (found !== undefined) own[stem] = [found];
      }
      part._embedded = own;
    }
  }
  return answer;
}

function partsOf(collection: unknown): readonly Part[] {
  return Array.isArray(collection) ? collection.filter(isRecord) : [];
}
