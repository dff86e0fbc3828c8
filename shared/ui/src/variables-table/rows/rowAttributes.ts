import { ROLE } from '../../table/tableRoles';

export function rowAttributes(index: number) {
  return { ...ROLE.row, 'aria-rowindex': index + 2 };
}
