import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';

export async function signIn(fake: FakeEngine): Promise<EngineConnection> {
  const client = fake.connect();
  fake.user = 'demo';
  await client.get('engine').catch(() => undefined);
  fake.calls.length = 0;
  return client;
}
