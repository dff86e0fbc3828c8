import type { IconName } from '../icon/Icon';

interface EntryText {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
}

/** One line, or one group of lines, of a menu. */
export type MenuEntry =
  | (EntryText & {
      readonly kind: 'action';
      readonly onSelect: () => void;
      /** The shortcut of the same action: `Ctrl K`. */
      readonly keys?: string | undefined;
      readonly tone?: 'danger' | undefined;
    })
  | (EntryText & { readonly kind: 'link'; readonly href: string; readonly isExternal?: boolean | undefined })
  | {
      /** One of several: the theme, the language. */
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      readonly options: readonly {
        readonly value: string;
        readonly label: string;
        readonly icon?: IconName | undefined;
        /** BCP 47 tag where the label is in another language than the page. */
        readonly lang?: string | undefined;
      }[];
      readonly onChange: (value: string) => void;
    }
  | {
      /** Not selectable, such as who is signed in. */
      readonly kind: 'heading';
      readonly id: string;
      readonly label: string;
      readonly detail?: string | undefined;
    }
  | { readonly kind: 'separator'; readonly id: string };
