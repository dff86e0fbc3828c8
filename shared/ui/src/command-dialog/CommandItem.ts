import type { IconName } from '../icon/Icon';

export interface CommandItem {
  /** Unique among all groups. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Keys that do the same, to be learned here. */
  readonly keys?: string | undefined;
}

export interface CommandItemGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly CommandItem[];
  /** Stands in place of items: why there are none. */
  readonly note?: string | undefined;
}
