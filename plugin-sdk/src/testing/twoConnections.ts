import type { Connections } from '../contract/services';

const own = { id: 'op', label: 'Operaton', letters: 'OPE', color: '#006b5e', idOf: (id: string) => id };
const other = {
  id: 'c7',
  label: 'Camunda 7',
  letters: 'CAM',
  color: '#b3261e',
  idOf: (id: string) => `${id}~c7`,
};

/** The engines of a page that has two. */
export const TWO_CONNECTIONS: Connections = {
  all: [own, other],
  of: (id) => (id.endsWith('~c7') ? other : own),
  isWhole: () => true,
  subscribe: () => () => undefined,
};
