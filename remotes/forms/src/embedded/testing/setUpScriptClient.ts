import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { vi } from 'vitest';
import { createScriptClient } from '../client/createScriptClient';

export function setUpScriptClient(answer: () => Promise<unknown> = async () => ({ id: 'T1' })) {
  const request = vi.fn((_path: string, _options: object) => answer());
  const inDigest = vi.fn((work: () => void) => work());
  const engine = { restRoot: '/rest', request } as unknown as EngineClient;
  return { client: createScriptClient(engine, inDigest), request, inDigest };
}
