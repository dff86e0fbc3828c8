import type { Connections } from '@taskweave/plugin-sdk';

const own = { id: 'op', label: 'Operaton', letters: 'OPE', color: '#006b5e', idOf: (id: string) => id };
const other = { ...own, id: 'c7', label: 'Camunda 7' };

export const TWO_CONNECTIONS: Connections = {
  all: [own, other],
  of: (id) => (id.endsWith('~c7') ? other : own),
  isWhole: () => true,
  subscribe: () => () => undefined,
};
