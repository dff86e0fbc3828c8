import { ROLE } from '../../table/tableRoles';

/**
 * What makes an element a row, of which not all are in the page.
 *
 * @param index in all rows below the head, from 0
 */
export function rowAttributes(index: number) {
  return { ...ROLE.row, 'aria-rowindex': index + 2 };
}
