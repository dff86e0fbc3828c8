import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import type { Connection } from '../client/Connection';

export function aConnection(mark: string | null, given: Partial<Connection> = {}): Connection {
  const id = mark ?? 'op';
  const path = `http://e.test/${id}`;
  return {
    mark,
    setting: {
      id,
      label: id,
      letters: id,
      color: '#555555',
      path,
      engine: 'default',
      signIn: 'own',
      samePersons: true,
    },
    check: async () => undefined,
    person: () => 'mary',
    client: createEngineClient({ appRoot: path, engine: 'default' }),
    ...given,
  };
}
